import { Suspense } from 'react';
import { FactRow } from '../../../components/FactRow.tsx';
import { Heading } from '../../../components/Heading.tsx';
import { ButtonLink, Link, TextLink } from '../../../components/Link.tsx';
import { Picture } from '../../../components/Picture.tsx';
import { useTranslate } from '../../../i18n/page-language.ts';
import { LazyPlaceMap } from '../../../map/lazy-place-map.ts';
import { PlanEstimate } from '../plan/PlanEstimate.tsx';
import type { VoyageView } from './build-voyage-view.ts';
import { VoyageActions } from './VoyageActions.tsx';
import { VoyageDays } from './VoyageDays.tsx';

interface Props {
  readonly view: VoyageView;
}

/** Renders an itinerary as a page to read, send and print (CF3). All but copying, sharing and printing needs no script. */
export function VoyagePage({ view }: Props) {
  const t = useTranslate();
  const { kicker, title, lost, yacht, map } = view;
  const chart = (
    <Suspense fallback={null}>
      <LazyPlaceMap map={map} />
    </Suspense>
  );
  return (
    <article className="vy">
      {/* Outside of the bundle, so that no other page loads it. */}
      <link rel="stylesheet" href="/voyage.css" />
      <header className="wrap vy-head">
        <p className="vy-kicker">{kicker}</p>
        <Heading lvl={1}>{title}</Heading>
        {lost.length === 0 ? null : (
          <ul className="vy-lost ui" aria-label={t('itinerary.lost.label')}>
            {lost.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </header>
      <div className="wrap grid-page vy-lead">
        {yacht === null ? <div className="vy-picture">{chart}</div> : <YachtPicture yacht={yacht} />}
        <Facts view={view} />
      </div>
      {yacht === null ? null : <div className="wrap vy-chart">{chart}</div>}
      <VoyageDays days={view.days} notes={view.notes} />
      <Cost cost={view.cost} />
      <VoyageActions view={view} />
    </article>
  );
}

function YachtPicture({ yacht }: { readonly yacht: NonNullable<VoyageView['yacht']> }) {
  const t = useTranslate();
  const { name, href, line, picture, address } = yacht;
  return (
    <figure className="vy-picture">
      <Link href={href} tabIndex={-1} aria-hidden="true">
        <Picture picture={{ ...picture, alt: '' }} preset="hero" sizes="(min-width:1024px) 66vw, 100vw" first />
      </Link>
      <figcaption>
        <b>{name}</b> <span>{line}</span>
        <Link className="text-link" href={href}>
          {t('itinerary.seeYacht', { name })}
        </Link>
        {address === null ? null : <span className="vy-print">{address}</span>}
      </figcaption>
    </figure>
  );
}

function Facts({ view: { facts, links } }: Props) {
  const t = useTranslate();
  return (
    <div className="vy-facts">
      <dl>
        {facts.map(({ label, value }) => (
          <FactRow key={label} label={label} value={value} />
        ))}
      </dl>
      <ButtonLink href={links.enquire} data-vike="false">
        {t('voyage.ask')}
      </ButtonLink>
    </div>
  );
}

function Cost({ cost }: Pick<VoyageView, 'cost'>) {
  const t = useTranslate();
  if (cost === null) return null;
  return (
    <section className="wrap">
      <div className="est" data-asked="">
        <Heading lvl={2} size="3xl-tight" className="vy-h">
          {t('voyage.cost')}
        </Heading>
        <div>
          {cost.kind === 'estimate' ? <PlanEstimate estimate={cost.estimate} /> : <Price cost={cost} />}
          {cost.residents === null ? null : <p className="small muted mt-4">{cost.residents}</p>}
        </div>
      </div>
    </section>
  );
}

/** Shows her price where there is no estimate, and why there is none. */
function Price({ cost }: { readonly cost: Extract<VoyageView['cost'], { kind: 'price' }> }) {
  const t = useTranslate();
  const { price, note, text, planHref } = cost;
  return (
    <>
      <p className="h h-2xl">{price}</p>
      {note === null ? null : <p className="small muted">{note}</p>}
      <p className="mt-4">{text}</p>
      {planHref === null ? null : (
        <TextLink className="link mt-2" href={planHref}>
          {t('voyage.chooseDates')}
        </TextLink>
      )}
    </>
  );
}
