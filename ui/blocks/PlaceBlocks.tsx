import { Suspense } from 'react';
import { Heading } from '../components/Heading.tsx';
import { ButtonLink, Link, TextLink } from '../components/Link.tsx';
import { LocalTime, OpenNow } from '../components/LocalTime.tsx';
import { useTranslate } from '../i18n/page-language.ts';
import { LazyPlaceMap } from '../map/lazy-place-map.ts';
import type { PlaceMapView } from '../map/place-map.ts';
import { type BlockProps, BlockSection } from './BlockSection.tsx';
import type { BlockViewOf } from './build/block-views.ts';

function Chart({ map }: { readonly map: PlaceMapView }) {
  return (
    <Suspense fallback={<div className="map" />}>
      <LazyPlaceMap map={map} />
    </Suspense>
  );
}

export function Offices({ block }: BlockProps<'offices'>) {
  return (
    <BlockSection block={block} wide>
      <OfficeList block={block} />
    </BlockSection>
  );
}

export function OfficeMap({ block }: BlockProps<'office-map'>) {
  return (
    <BlockSection block={block} wide>
      <Chart map={block.map} />
      <OfficeList block={block} />
    </BlockSection>
  );
}

function OfficeList({
  block: { title, offices },
}: {
  readonly block: Pick<BlockViewOf<'offices'>, 'title' | 'offices'>;
}) {
  const t = useTranslate();
  return (
    <ul className="office-list num">
      {offices.map(({ id, name, href, country, timezone, zone, hours, phone, email, directions }) => (
        <li key={id} id={id}>
          <div className="flex justify-between gap-4 items-baseline">
            <Heading lvl={title === null ? 2 : 3} size="lg">
              {href === null ? name : <Link href={href}>{name}</Link>}
            </Heading>
            <span className="facts-size muted">
              <LocalTime timezone={timezone} zone={zone} />
            </span>
          </div>
          <div className="flex justify-between gap-4 facts-size muted">
            <span>{country}</span>
            <span className="who">
              <OpenNow hours={hours} timezone={timezone} beside />
            </span>
          </div>
          <p className="facts-size muted">{hours.text}</p>
          <p>
            <Link className="text-link" href={`mailto:${email}`}>
              {email}
            </Link>
          </p>
          <p className="flex justify-between gap-4">
            <Link className="text-link" href={phone.href}>
              {phone.text}
            </Link>
            <Link className="text-link" href={directions} aria-label={t('office.directionsTo', { office: name })}>
              {t('office.directions')}
            </Link>
          </p>
        </li>
      ))}
    </ul>
  );
}

export function DestinationMap({ block }: BlockProps<'map-destinations'>) {
  return (
    <BlockSection block={block} wide>
      {block.text === null ? null : <p className="prose muted mb-8">{block.text}</p>}
      <Chart map={block.map} />
      {/* The chart merges overlapping places and omits the seasons; this visually hidden list links each place. */}
      <ul className="vh">
        {block.places.map(({ text, href, note }) => (
          <li key={href}>
            <Link href={href}>{`${text}, ${note}`}</Link>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

export function VoyageSection({ block }: BlockProps<'voyage'>) {
  const { title, id, text, map, legs, sum, plan, page, link } = block;
  return (
    <section className="voyage" id={id ?? undefined}>
      <div className="wrap grid-page">
        <div className="m">
          <Chart map={map} />
        </div>
        <div className="l">
          <Heading lvl={2} size="3xl-tight">
            {title}
          </Heading>
          {text === null ? null : <p className="ui muted mt-4">{text}</p>}
          <ol className="num">
            {legs.map(({ key, day, name, text: note, miles, hours }) => (
              <li key={key}>
                {day === null ? null : <span className="d">{day}</span>}
                <span>{name}</span>
                <span className="n">{miles}</span>
                <span className="n">{hours}</span>
                {note === null ? null : <small>{note}</small>}
              </li>
            ))}
          </ol>
          <p className="small muted mt-4">{sum}</p>
          <p className="mt-4">
            <ButtonLink className="btn btn-line" href={plan.href}>
              {plan.text}
            </ButtonLink>
          </p>
          <p className="mt-2">
            {/* Its style sheet is its own, so it is loaded as a document. */}
            <TextLink href={page.href} data-vike="false">
              {page.text}
            </TextLink>
          </p>
          {link === null ? null : <TextLink href={link.href}>{link.text}</TextLink>}
        </div>
      </div>
    </section>
  );
}
