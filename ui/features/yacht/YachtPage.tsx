import { Heading } from '../../components/Heading.tsx';
import { Icon } from '../../components/Icon.tsx';
import { JumpTo } from '../../components/JumpTo.tsx';
import { Link } from '../../components/Link.tsx';
import { Picture } from '../../components/Picture.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import { sendReading } from '../../shell/send-reading.ts';
import { ShortlistButton } from '../../shortlist/ShortlistButton.tsx';
import { useShortlistControls } from '../../shortlist/shortlist-controls.ts';
import { LazyYachtBody } from './lazy-yacht-body.ts';
import { PreviousNextNav } from './PreviousNextNav.tsx';
import { YachtTools } from './YachtTools.tsx';
import type { YachtPageView } from './yacht-view.ts';

/** visual.md "Yacht page": what a visit begins with. The parts below come with a script of their own. */
export function YachtPage({ view }: { readonly view: YachtPageView }) {
  const t = useTranslate();
  const { price } = view;
  // What was opened, moved or copied on one yacht's page is not so on the next one's.
  const yacht = `${view.market} ${view.id}`;
  const enquire = (className: string) => (
    // To be opened over the page, and not to be fetched ahead: each form has a key of its own.
    <Link className={className} href={view.enquireHref} data-vike="false">
      {t('action.enquire')} {className === 'btn' ? <Icon name="arrow" /> : null}
    </Link>
  );
  const favouriteButton = <ShortlistButton className="save save-box" list="save" id={view.id} name={view.name} />;
  return (
    <>
      <div className="yh">
        <Picture picture={view.hero} preset="hero" sizes="100vw" first />
      </div>
      <div className="wrap">
        <PreviousNextNav view={view} />
        <div className="tt grid-page">
          <div className="n">
            {view.ribbon === null ? null : <p className="ui text-brass font-[550] mb-4">{view.ribbon}</p>}
            <Heading lvl={1}>{view.name}</Heading>
            <p className="by h h-teaser">{view.kindLine}</p>
          </div>
          {price === null ? null : (
            <div className="p num">
              <b className="h h-xl-hurme">{price.text}</b>
              {price.note === null ? null : <span className="muted ui">{price.note}</span>}
              <div className="acts">
                {enquire('btn')}
                {view.compareHref === null ? null : <CompareLink {...view} href={view.compareHref} />}
                {/* Without a script her comparison is with those that were chosen before. */}
                <noscript>
                  <button type="submit" className="btn btn-line" name={view.market} value={view.id} form="mark">
                    {t('compare.link')}
                  </button>
                </noscript>
                {favouriteButton}
              </div>
              <YachtTools view={view} />
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
            {favouriteButton}
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
        {price === null ? null : (
          <div className="cta num">
            <span>{price.text}</span>
            {enquire('btn btn-sm')}
          </div>
        )}
      </JumpTo>
      {/* What the header needs as well is handed down: it need not be fetched apart. */}
      <LazyYachtBody key={yacht} view={view} onReading={sendReading} />
      {price === null ? null : (
        <div className="cta-bar num">
          <span>
            <b>{price.text}</b>
            <span className="muted">{price.shortNote}</span>
          </span>
          {enquire('btn')}
        </div>
      )}
    </>
  );
}

interface CompareLinkProps extends Pick<YachtPageView, 'market' | 'id'> {
  /** The comparison of this yacht alone. */
  readonly href: string;
}

/** Leads to the comparison of this yacht with those that the visitor chose before. */
function CompareLink({ market, id, href }: CompareLinkProps) {
  const t = useTranslate();
  return (
    <a className="btn btn-line" href={useShortlistControls()?.compareHref(market, id) ?? href} data-vs={id}>
      {t('compare.link')}
    </a>
  );
}

YachtPage.overPhotograph = () => true;
YachtPage.withFootBar = true;
