import { Fragment } from 'react';
import { Heading } from '../../components/Heading.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import { LocalTime } from '../../components/LocalTime.tsx';
import { Picture } from '../../components/Picture.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import { YachtCard } from '../../yacht-card/YachtCard.tsx';
import { Finder } from './Finder.tsx';
import type { HomeView } from './home-view.ts';

export function HomePage({ view }: { readonly view: HomeView }) {
  const { hero, finder, lately, destinations, scale, offices } = view;
  return (
    <>
      <Hero hero={hero} />
      <Finder finder={finder} askHref={offices.ask.href} />
      <LatestYachts lately={lately} />
      <Destinations destinations={destinations} />
      <YachtsToScale scale={scale} />
      <Offices offices={offices} />
    </>
  );
}

HomePage.overPhotograph = () => true;

function Hero({ hero }: Pick<HomeView, 'hero'>) {
  const t = useTranslate();
  return (
    <section className="hero on-dark">
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

function LatestYachts({ lately }: Pick<HomeView, 'lately'>) {
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
          <Link className="link mt-4" href={lately.all.href}>
            <span>{lately.all.text}</span> <Icon name="arrow" />
          </Link>
        </div>
        <div className="big">
          <YachtCard card={big} lvl={3} sizes="(min-width:1024px) 64vw, 92vw" />
        </div>
        <div className="cards cards-3">
          {others.map((card) => (
            <YachtCard
              key={card.id}
              card={card}
              lvl={3}
              sizes="(min-width:1024px) 30vw, (min-width:640px) 46vw, 92vw"
            />
          ))}
        </div>
      </div>
    </section>
  );
}

function Destinations({ destinations }: Pick<HomeView, 'destinations'>) {
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
          {destinations.rows.map(({ name, areas, count, countName, href }) => (
            <li key={href}>
              <Link href={href}>
                <span className="h h-2xl-tight">{name}</span>
                <span className="m">{areas}</span>
                <span className="q num">
                  {count}
                  <span className="vh"> {countName}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function YachtsToScale({ scale }: Pick<HomeView, 'scale'>) {
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

function Offices({ offices }: Pick<HomeView, 'offices'>) {
  return (
    <section className="section wrap house">
      <div className="grid-page">
        <div className="t">
          <Heading lvl={2} size="3xl-tight">
            {offices.headline}
          </Heading>
          <p className="lead-text">{offices.text}</p>
          <Link className="btn mt-8" href={offices.ask.href}>
            {offices.ask.text} <Icon name="arrow" />
          </Link>
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
