import { Clock } from '../../components/Clock.tsx';
import { Heading } from '../../components/Heading.tsx';
import { Icon } from '../../components/Icon.tsx';
import { JumpTo } from '../../components/JumpTo.tsx';
import { Link } from '../../components/Link.tsx';
import { Picture } from '../../components/Picture.tsx';
import { DeckPlanSheets } from '../../deck-plans/DeckPlanSheets.tsx';
import { ScrollingDrawing } from '../../deck-plans/ScrollingDrawing.tsx';
import { DocumentLink } from '../../gallery/DocumentLink.tsx';
import { FilmWhenNeeded } from '../../gallery/film-when-needed.ts';
import { GalleryWhenNeeded } from '../../gallery/gallery-when-needed.ts';
import { useTranslate } from '../../i18n/page-language.ts';
import { SaveButton } from '../../shortlist/SaveButton.tsx';
import { YachtCard } from '../../yacht-card/YachtCard.tsx';
import { Rates } from './Rates.tsx';
import { SectionHead } from './SectionHead.tsx';
import { Specification } from './Specification.tsx';
import { YachtWay } from './YachtWay.tsx';
import type { YachtPageView } from './yacht-view.ts';

const THIRD = '(min-width:1024px) 30vw, (min-width:640px) 46vw, 92vw';

/** visual.md "Yacht page". */
export function YachtPage({ view }: { readonly view: YachtPageView }) {
  const t = useTranslate();
  // Shown where somebody answers.
  const asked = view.office === null ? null : view.price;
  return (
    <>
      <div className="yh">
        <Picture picture={view.hero} preset="hero" sizes="100vw" first />
      </div>
      <div className="wrap">
        <YachtWay view={view} />
        <div className="tt grid-page">
          <div className="n">
            {view.ribbon === null ? null : <p className="ui text-brass font-[550] mb-4">{view.ribbon}</p>}
            <Heading lvl={1}>{view.name}</Heading>
            <p className="by h h-teaser">{view.kindLine}</p>
          </div>
          {view.price === null ? null : (
            <div className="p num">
              <b className="h h-xl-hurme">{view.price.text}</b>
              {view.price.note === null ? null : <span className="muted ui">{view.price.note}</span>}
              <div className="acts">
                {asked === null ? null : (
                  <a className="btn" href="#broker">
                    {t('action.enquire')} <Icon name="arrow" />
                  </a>
                )}
                {view.compareHref === null ? null : (
                  <a className="btn btn-line" href={view.compareHref}>
                    {t('compare.link')}
                  </a>
                )}
                <SaveButton id={view.id} name={view.name} />
              </div>
            </div>
          )}
        </div>
        {view.ghost === null ? null : (
          <div className="ghost-note" role="note">
            <Heading lvl={2} size="xl-austin">
              {view.ghost.title}
            </Heading>
            <p className="mt-3 prose">{view.ghost.text}</p>
            {view.ghost.otherHref === null ? null : (
              <Link className="link mt-2" href={view.ghost.otherHref}>
                <span>{view.ghost.otherText}</span> <Icon name="arrow" />
              </Link>
            )}
          </div>
        )}
        <dl className="keys">
          {view.keys.map(({ label, value, unit }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                {unit === null ? null : <small>{unit}</small>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <JumpTo links={view.jump}>
        {asked === null ? null : (
          <div className="cta num">
            <span>{asked.text}</span>
            <a className="btn btn-sm" href="#broker">
              {t('action.enquire')}
            </a>
          </div>
        )}
      </JumpTo>
      {view.gallery === null && view.film === null ? null : (
        <section className="wrap yacht-gallery" id="gallery" aria-label={t('jump.gallery')}>
          {view.gallery === null ? null : <GalleryWhenNeeded view={view.gallery} lvl={2} />}
          {view.film === null ? null : <FilmWhenNeeded film={view.film} />}
        </section>
      )}
      <section className="section wrap story" id="story">
        <div className="grid-page">
          <Heading lvl={2} size="3xl-tight" className="q">
            {view.story.headline}
          </Heading>
          <div className="tx">
            <p className="h h-teaser">{view.story.standfirst}</p>
            <div className="prose">
              {view.story.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            {view.documents.map((document) => (
              <DocumentLink key={document.href} document={document} />
            ))}
          </div>
        </div>
      </section>
      <Specification groups={view.specification} />
      <section className="pf" id="profile">
        <div className="wrap">
          <SectionHead title={t('profile.title')}>
            {view.profile === null ? <p className="ui muted max-w-[36ch]">{t('profile.text')}</p> : null}
          </SectionHead>
          {view.profile === null ? (
            <ScrollingDrawing title={t('profile.title')} {...view.elevation} />
          ) : (
            <GalleryWhenNeeded view={view.profile} />
          )}
        </div>
      </section>
      {view.plans === null && view.decks.length === 0 ? null : (
        <section className="section wrap" id="decks">
          <SectionHead title={t('deck.title')}>
            {view.plans === null ? <p className="ui muted max-w-[44ch]">{t('deck.text')}</p> : null}
          </SectionHead>
          {view.plans === null ? (
            <DeckPlanSheets decks={view.decks} lvl={3} />
          ) : (
            <GalleryWhenNeeded view={view.plans} />
          )}
        </section>
      )}
      {view.rates === null ? null : <Rates rates={view.rates} />}
      {view.aboard.length === 0 ? null : (
        <section className="section wrap" id="aboard">
          <SectionHead title={t('jump.aboard')} />
          <div className="aboard">
            {view.aboard.map(({ title, features }) => (
              <div key={title}>
                <Heading lvl={3} size="md" className="rule-title">
                  {title}
                </Heading>
                <ul>
                  {features.map(({ text, href }) => (
                    <li key={text}>
                      {href === null ? (
                        text
                      ) : (
                        <Link className="text-link" href={href}>
                          {text}
                        </Link>
                      )}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </section>
      )}
      {view.notes.length === 0 ? null : (
        <section className="section wrap" aria-label={t('yacht.notes')}>
          {view.notes.map((note) => (
            <p key={note} className="small muted max-w-[80ch] mb-2">
              {note}
            </p>
          ))}
        </section>
      )}
      {view.office === null ? null : (
        <section className="broker on-dark" id="broker">
          <div className="wrap grid-page">
            <div className="a">
              <Heading lvl={2} size="3xl-tight" color="white">
                {view.office.title}
              </Heading>
              <p className="h h-teaser mt-6 max-w-[30em]">{view.office.text}</p>
              <div className="bt">
                <Link className="btn" href={view.office.write.href}>
                  {view.office.write.text} <Icon name="arrow" />
                </Link>
                <Link className="btn btn-line num" href={view.office.call.href}>
                  {view.office.call.text}
                </Link>
              </div>
            </div>
            <dl className="who num">
              {view.office.rows.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
              <div>
                <dt>{t('office.localTime')}</dt>
                <dd>
                  <Clock timezone={view.office.clock.timezone} time={view.office.clock.time} />
                </dd>
              </div>
            </dl>
          </div>
        </section>
      )}
      {view.similar.cards.length === 0 ? null : (
        <section className="section wrap similar">
          <Heading lvl={2} size="3xl-tight" className="mb-12">
            {view.similar.title}
          </Heading>
          <div className="cards cards-3">
            {view.similar.cards.map((card) => (
              <YachtCard key={card.id} card={card} lvl={3} sizes={THIRD} />
            ))}
          </div>
        </section>
      )}
      {asked === null ? null : (
        <div className="cta-bar num">
          <span>
            <b>{asked.text}</b>
            <span className="muted">{asked.shortNote}</span>
          </span>
          <a className="btn" href="#broker">
            {t('action.enquire')}
          </a>
        </div>
      )}
    </>
  );
}

YachtPage.overPhotograph = () => true;
YachtPage.withFootBar = true;
