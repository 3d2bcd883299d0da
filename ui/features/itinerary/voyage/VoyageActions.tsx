import { useEffect, useState } from 'react';
import { Heading } from '../../../components/Heading.tsx';
import { ButtonLink, Link, TextLink } from '../../../components/Link.tsx';
import { useTranslate } from '../../../i18n/page-language.ts';
import { CopyLink, PlanFiles, PrintButton } from '../plan/PlanTools.tsx';
import type { VoyageView } from './build-voyage-view.ts';

/** Renders what can be done with a voyage: ask about it, change it, and take it along. */
export function VoyageActions({ view: { links, contact } }: { readonly view: VoyageView }) {
  const t = useTranslate();
  return (
    <section className="vy-acts-band">
      <div className="wrap vy-acts">
        <div className="vy-ask">
          <Heading lvl={2} size="xl-austin" className="vy-h">
            {t('voyage.talk')}
          </Heading>
          <ButtonLink href={links.enquire} data-vike="false">
            {t('voyage.ask')}
          </ButtonLink>
          <p className="vy-contact num">
            {contact.map(({ text, href }) => (
              <Link key={href} className="text-link" href={href}>
                {text}
              </Link>
            ))}
          </p>
        </div>
        <div>
          <Heading lvl={2} size="xl-austin" className="vy-h">
            {t('voyage.makeItYours')}
          </Heading>
          <p>
            <TextLink href={links.plan}>{t('voyage.change')}</TextLink>
          </p>
          <p>
            <TextLink href={links.yachts.href}>{links.yachts.text}</TextLink>
          </p>
        </div>
        <div>
          <Heading lvl={2} size="xl-austin" className="vy-h">
            {t('voyage.takeAlong')}
          </Heading>
          <TakeAlong links={links} />
        </div>
      </div>
    </section>
  );
}

function TakeAlong({ links }: Pick<VoyageView, 'links'>) {
  const t = useTranslate();
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <p className="vy-take">
      {isHydrated ? (
        <>
          <ShareButton path={links.share} />
          <CopyLink path={links.share} text={t('compare.copy')} />
          <PrintButton />
        </>
      ) : null}
      <PlanFiles links={links} />
    </p>
  );
}

/** Renders a button that opens the share sheet of the device; nothing where there is none. */
function ShareButton({ path }: { readonly path: string }) {
  const t = useTranslate();
  if (navigator.share === undefined) return null;
  const share = () => {
    // It fails if the visitor closes the sheet.
    navigator.share({ title: document.title, url: window.location.origin + path }).catch(() => {});
  };
  return (
    <button type="button" className="text-link" onClick={share}>
      {t('yacht.share')}
    </button>
  );
}
