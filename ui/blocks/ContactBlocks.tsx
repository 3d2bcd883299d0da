import { Suspense } from 'react';
import { FactRow } from '../components/FactRow.tsx';
import { Heading } from '../components/Heading.tsx';
import { ButtonLink, Link, TextLink } from '../components/Link.tsx';
import { LocalTime, OpenNow } from '../components/LocalTime.tsx';
import { Picture } from '../components/Picture.tsx';
import { StaticMarkup } from '../components/StaticMarkup.tsx';
import { useTranslate } from '../i18n/page-language.ts';
import { LazyPlaceMap } from '../map/lazy-place-map.ts';
import { type BlockProps, BlockSection } from './BlockSection.tsx';
import { PersonList } from './EntryBlocks.tsx';

export function Contact({ block }: BlockProps<'contact'>) {
  const t = useTranslate();
  const { title, id, text, who: contact, enquireHref, place } = block;
  return (
    <section className="ask" id={id ?? undefined}>
      <div className="wrap grid-page">
        <div className="a">
          <Heading lvl={2} size="3xl-tight">
            {title}
          </Heading>
          {text === null ? null : <p className="mt-6 max-w-[44ch]">{text}</p>}
          <div className="bt">
            <ButtonLink href={enquireHref} data-vike="false">
              {t('contact.write', { name: contact.name })}
            </ButtonLink>
            <Link className="btn btn-line num" href={contact.phone.href}>
              {contact.phone.text}
            </Link>
          </div>
        </div>
        <dl className="rows num">
          {contact.facts.map(({ label, text: fact, href }) => (
            <FactRow key={label} label={label} value={href === null ? fact : <Link href={href}>{fact}</Link>} />
          ))}
          {contact.hours === null ? null : <FactRow label={t('office.hoursLabel')} value={contact.hours.text} />}
          {contact.timezone === null ? null : (
            <div>
              <dt>{t('office.localTime')}</dt>
              <dd>
                <LocalTime timezone={contact.timezone} zone={contact.zone} />
                {contact.hours === null ? null : (
                  <>
                    {' · '}
                    <OpenNow hours={contact.hours} timezone={contact.timezone} beside />
                  </>
                )}
              </dd>
            </div>
          )}
          <FactRow label={t('office.email')} value={<Link href={contact.email.href}>{contact.email.text}</Link>} />
        </dl>
      </div>
      {place === null ? null : <OfficePlace place={place} />}
    </section>
  );
}

/** Renders where an office is, and the waters near it. */
function OfficePlace({
  place: { map, waters },
}: {
  readonly place: NonNullable<BlockProps<'contact'>['block']['place']>;
}) {
  const t = useTranslate();
  return (
    <div className="wrap office-place">
      {/* Outside of the bundle, so that pages without it do not load it. */}
      <link rel="stylesheet" href="/places.css" />
      <Suspense fallback={<div className="map" />}>
        <LazyPlaceMap map={map} />
      </Suspense>
      {waters === null ? null : (
        <figure>
          <Picture picture={waters.picture} preset="card" sizes="(min-width:1024px) 44vw, 92vw" />
          <figcaption className="small">
            <span className="muted">{t('office.waters')}</span>{' '}
            <Link className="text-link" href={waters.href}>
              {waters.text}
            </Link>
          </figcaption>
        </figure>
      )}
    </div>
  );
}

/** Renders a call to action with one link: to a form or to the newsletter. */
export function CallToAction({ block }: BlockProps<'form' | 'newsletter'>) {
  const { title, id, text } = block;
  const link = block.type === 'form' ? block.link : block.button;
  return (
    <section className="wrap grid-page call" id={id ?? undefined}>
      <div className="a">
        <Heading lvl={2} size="2xl">
          {title}
        </Heading>
        {text === null ? null : <p className="prose mt-4">{text}</p>}
      </div>
      <div className="b">
        <ButtonLink href={link.href}>{link.text}</ButtonLink>
      </div>
    </section>
  );
}

const BUTTON_CLASSES = { filled: 'btn', outline: 'btn btn-line', text: 'link' };

export function ButtonGroup({ block }: BlockProps<'button-group'>) {
  return (
    <div className={`wrap buttons buttons-${block.alignment}`}>
      {block.buttons.map(({ text, href, theme }) => (
        <TextLink key={`${href} ${text}`} className={BUTTON_CLASSES[theme]} href={href}>
          {text}
        </TextLink>
      ))}
    </div>
  );
}

export function People({ block }: BlockProps<'people'>) {
  return (
    <BlockSection block={block} wide>
      <PersonList entries={block.people} lvl={block.title === null ? 2 : 3} />
    </BlockSection>
  );
}

/** Renders the open weeks of the fleet, whose list is the server's markup, and the addresses of its feeds (AV8). */
export function OpenWeeksSection({ block }: BlockProps<'open-weeks'>) {
  const t = useTranslate();
  return (
    <section className="wrap part">
      <StaticMarkup className="" html={block.html} />
      <p className="tools">
        <a className="link" href={block.feedHref} rel="external" type="application/atom+xml">
          <span>{t('feed.follow')}</span>
        </a>
        <a className="link" href={block.fileHref} rel="external" type="text/calendar">
          <span>{t('openWeeks.file')}</span>
        </a>
      </p>
    </section>
  );
}

/** Renders the table of waters and months, which is the server's markup (AV7). */
export function WhenAndWhere({ block }: BlockProps<'when-and-where'>) {
  const t = useTranslate();
  return (
    <section className="wrap part">
      <StaticMarkup className="versus" html={block.html} />
      <p className="small muted mt-4 max-w-[60ch]">{t('whenAndWhere.note')}</p>
    </section>
  );
}

export function Sitemap({ block }: BlockProps<'sitemap'>) {
  return (
    <section className="wrap passage">
      {block.groups.map(({ title, links }) => (
        <div key={title} className="mb-12">
          <Heading lvl={2} size="2xl" className="mb-6">
            {title}
          </Heading>
          <ul className="office-list">
            {links.map(({ text, href }) => (
              <li key={href}>
                <Link className="text-link" href={href}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
