import { Icon } from '../../../components/Icon.tsx';
import type { Translate } from '../../../i18n/translator.ts';
import { SegmentedLinks } from '../filters/SegmentedLinks.tsx';
import type { BerthView, FleetView } from './build-fleet-view.ts';
import { FleetFilters } from './FleetFilters.tsx';

interface Props {
  readonly view: FleetView;
  readonly translate: Translate;
}

/** Renders the fleet to scale: filters, links to the lengths, and a strip of all yachts on one waterline (CF4). */
export function FleetToScale({ view, translate }: Props) {
  return (
    <>
      {/* Outside of the bundle, so that pages without the block do not load it. */}
      <link rel="stylesheet" href="/fleet-to-scale.css" />
      <FleetFilters view={view} translate={translate} />
      {view.trouble === null ? null : (
        <p className="wrap h h-teaser" role="alert">
          {view.trouble}
        </p>
      )}
      {view.trouble === null && view.sections.length === 0 ? <Nothing view={view} translate={translate} /> : null}
      {view.sections.length === 0 ? null : <Strip view={view} translate={translate} />}
    </>
  );
}

function Nothing({ view: { clearHref }, translate }: Props) {
  return (
    <div className="wrap fl-none">
      <h2 className="h h-2xl">{translate('list.nothing')}</h2>
      {clearHref === null ? null : (
        <a className="link" href={clearHref}>
          <span>{translate('list.clearAll')}</span> <Icon name="arrow" />
        </a>
      )}
    </div>
  );
}

function Strip({ view, translate }: Props) {
  const { sections, zoom, unit, longest } = view;
  return (
    <div className={`fl fl-z${zoom}${unit === 'feet' ? ' fl-ft' : ''} num`} data-zoom={zoom} data-unit={unit}>
      <ZoomTools view={view} translate={translate} />
      {/* A region that scrolls has to be reached by the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll it */}
      <section className="fl-strip" tabIndex={0} aria-label={translate('toScale.strip')}>
        <div className="fl-row">
          <i className="fl-water" />
          {longest === null ? null : (
            <img
              className="fl-ghost"
              loading="lazy"
              src={longest.src}
              width={longest.width}
              height={longest.height}
              alt=""
            />
          )}
          <Measures view={view} translate={translate} />
          {sections.map(({ id, title, berths }) => (
            <section key={id} id={id} aria-label={title}>
              <h2 className="h h-xl-austin">
                {title} <small>{translate('list.count', { count: berths.length })}</small>
              </h2>
              <ol>
                {berths.map((berth) => (
                  <Berth key={berth.src} berth={berth} />
                ))}
              </ol>
            </section>
          ))}
        </div>
      </section>
    </div>
  );
}

/** Renders what stands beside the fleet for measure, and names the yacht whose outline is behind it. */
function Measures({ view: { measures, longest }, translate }: Props) {
  return (
    <section className="fl-measure" aria-label={translate('toScale.measure')}>
      <h2 className="h h-xl-austin">{translate('toScale.measure')}</h2>
      <ol>
        {measures.map(({ src, width, height, text }) => (
          <li key={src}>
            <div>
              <img loading="lazy" src={src} width={width} height={height} alt="" />
              <span>{text}</span>
            </div>
          </li>
        ))}
        {longest === null ? null : (
          <li className="fl-outline">
            <div>
              <span>{translate('toScale.outline', { name: longest.name, length: longest.text })}</span>
            </div>
          </li>
        )}
      </ol>
    </section>
  );
}

function Berth({ berth: { href, src, width, height, name, text, yard } }: { readonly berth: BerthView }) {
  return (
    <li>
      <a href={href}>
        <img loading="lazy" src={src} width={width} height={height} alt="" />
        <span>
          <b>{name}</b> {text} <small>{yard}</small>
        </span>
      </a>
    </li>
  );
}

/** Renders the links to the lengths, and the zoom with its scale bar; the script zooms without loading the page. */
function ZoomTools({ view: { sections, smaller, larger, bar }, translate }: Props) {
  return (
    <div className="wrap fl-tools">
      <SegmentedLinks
        label={translate('toScale.lengths')}
        links={sections.map(({ id, title }) => ({ text: title, href: `#${id}`, current: false }))}
        className="fl-jump"
      />
      <p className="fl-bar" role="status">
        <span className="vh">{translate('toScale.bar')} </span>
        <i />
        <span data-bar="">{bar}</span>
      </p>
      <p className="fl-zoom">
        <ZoomLink href={smaller} label={translate('map.wider')} sign="M4 10h12" />
        <ZoomLink href={larger} label={translate('map.closer')} sign="M4 10h12M10 4v12" />
      </p>
    </div>
  );
}

function ZoomLink({ href, label, sign }: { readonly href: string; readonly label: string; readonly sign: string }) {
  return (
    <a className="icon-btn" href={href} aria-label={label}>
      <Icon path={sign} />
    </a>
  );
}
