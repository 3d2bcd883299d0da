import { Fragment } from 'react';
import type { EditablePageProps, Previewable } from '../../blocks/editor/preview-props.ts';
import { Button } from '../../components/Button.tsx';
import { Heading } from '../../components/Heading.tsx';
import { Icon } from '../../components/Icon.tsx';
import { ButtonLink, Link, TextLink } from '../../components/Link.tsx';
import { LocalTime } from '../../components/LocalTime.tsx';
import { Picture } from '../../components/Picture.tsx';
import { StaticMarkup } from '../../components/StaticMarkup.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import { cardWithoutMarkup } from '../../yacht-card/document-cards.ts';
import { YachtCard } from '../../yacht-card/YachtCard.tsx';
import type { HomeView } from './build-home-view.tsx';

interface SectionProps {
  readonly view: HomeView;
}

/** The sections in their order, by the field of the homepage's record that they show; the finder has none. */
const SECTIONS = {
  hero: Hero,
  finder: Finder,
  lately: LatestYachts,
  destinations: Destinations,
  scale: YachtsToScale,
  offices: Offices,
};

export function HomePage({ view, Frame }: EditablePageProps<HomeView & Previewable>) {
  return Object.entries(SECTIONS).map(([name, Section]) => {
    const section = <Section key={name} view={view} />;
    return Frame ? (
      <Frame key={name} editMark={view.preview?.editMarks?.[name]}>
        {section}
      </Frame>
    ) : (
      section
    );
  });
}

HomePage.overPhotograph = () => true;
HomePage.toDocument = import.meta.env.SSR
  ? ({ lately, finder, ...view }: HomeView) => ({
      ...view,
      finder: { ...finder, html: '' },
      lately: { ...lately, cards: lately.cards.map(cardWithoutMarkup) },
    })
  : undefined;

function Hero({ view: { hero } }: SectionProps) {
  const t = useTranslate();
  return (
    <section className="hero on-dark" data-tone={hero.picture?.placeholder ?? undefined}>
      {hero.picture === null ? null : <Picture picture={hero.picture} preset="hero" sizes="100vw" first />}
      <div className="wrap">
        <Heading lvl={1} color="white">
          <Lines lines={hero.headline} />
        </Heading>
      </div>
      <div className="wrap cap">
        <span>{hero.caption}</span>
        {hero.href === null ? null : <Link href={hero.href}>{t('home.seeHer')}</Link>}
      </div>
    </section>
  );
}

/** Renders the search as a sentence, in a form that works without a script. */
function Finder({ view: { finder, offices } }: SectionProps) {
  const t = useTranslate();
  return (
    <section className="finder wrap grid-page" aria-labelledby="finder">
      <Heading lvl={2} id="finder" className="vh">
        {t('finder.title')}
      </Heading>
      <form method="get" action={finder.action}>
        <StaticMarkup className="say" html={finder.html} />
        <div className="go">
          <Button type="submit" size="lg">
            {t('finder.show')} <Icon name="arrow" />
          </Button>
          <Link className="link" href={offices.askHref}>
            <span>{t('finder.ask')}</span>
          </Link>
        </div>
      </form>
    </section>
  );
}

function LatestYachts({ view: { lately } }: SectionProps) {
  const [big, ...others] = lately.cards;
  if (big === undefined) return null;
  return (
    <section className="season wrap">
      <div className="grid-page">
        <div className="lead">
          <Heading lvl={2} size="3xl-tight">
            <Lines lines={lately.headline} />
          </Heading>
          <p className="lead-text">{lately.text}</p>
          <TextLink className="link mt-4" href={lately.all.href}>
            {lately.all.text}
          </TextLink>
        </div>
        <div className="big">
          <YachtCard card={big} />
        </div>
        <div className="cards cards-3">
          {others.map((card) => (
            <YachtCard key={card.id} card={card} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Destinations({ view: { destinations } }: SectionProps) {
  const t = useTranslate();
  return (
    <section className="section wrap dest">
      <div className="grid-page">
        <div className="t">
          <Heading lvl={2} size="3xl-tight">
            {destinations.headline}
          </Heading>
          <p className="lead-text muted">{destinations.text}</p>
        </div>
        <ul className="l">
          {destinations.rows.map(({ name, areas, count, href }) => (
            <li key={href}>
              <Link href={href}>
                <span className="h h-2xl-tight">{name}</span>
                <span className="m">{areas}</span>
                <span className="q num">
                  {count}
                  <span className="vh"> {t('home.yachts', { count })}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function YachtsToScale({ view: { scale } }: SectionProps) {
  if (scale.yachts.length === 0) return null;
  return (
    <section className="elev">
      <div className="wrap">
        <Heading lvl={2} size="3xl-tight" className="max-w-[15em]">
          {scale.headline}
        </Heading>
        <ul>
          {scale.yachts.map(({ name, href, lines, src, width, alt }) => (
            <li key={href}>
              <div className="sea">
                <img src={src} width={width} alt={alt} loading="lazy" decoding="async" />
              </div>
              <div className="t">
                <Heading lvl={3} size="lg" className="mb-1">
                  <Link href={href}>{name}</Link>
                </Heading>
                {lines.map((line, at) => (
                  <p key={line} className={at === 1 ? 'muted' : undefined}>
                    {line}
                  </p>
                ))}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Offices({ view: { offices } }: SectionProps) {
  const t = useTranslate();
  return (
    <section className="section wrap house">
      <div className="grid-page">
        <div className="t">
          <Heading lvl={2} size="3xl-tight">
            {offices.headline}
          </Heading>
          <p className="lead-text">{offices.text}</p>
          <ButtonLink className="btn mt-8" href={offices.askHref}>
            {t('action.askBroker')}
          </ButtonLink>
        </div>
        <ul className="offices num">
          {offices.rows.map(({ name, timezone, zone }) => (
            <li key={name}>
              <span>{name}</span>
              <span className="o">
                <LocalTime timezone={timezone} zone={zone} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line, at) => (
    <Fragment key={line}>
      {at > 0 ? <br /> : null}
      {line}
    </Fragment>
  ));
}
