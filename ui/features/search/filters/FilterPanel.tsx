import { type ReactNode, type RefObject, startTransition, useEffect, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Heading } from '../../../components/Heading.tsx';
import { DisclosureIcon, Icon } from '../../../components/Icon.tsx';
import { SelectOptions } from '../../../components/SelectOptions.tsx';
import { useTranslate } from '../../../i18n/page-language.ts';
import type { ListView } from '../build-list-view.ts';
import type { CheckboxListView, FacetView } from './facet-views.ts';
import { FILTER_FORM_ID, submitNow } from './filter-form.ts';
import { HISTOGRAM_BOX } from './histogram-path.ts';
import type { RangeFacetView } from './range-views.ts';
import { StayFilter } from './StayFilter.tsx';
import { useLiveFilters } from './use-live-filters.ts';

/** Renders the form of all filters (SE10). It is submitted by a button or, with a script, on every change. */
export function FilterPanel({ view }: { readonly view: ListView }) {
  const t = useTranslate();
  const panel = useLiveFilters(view);
  const widgets = useFilterWidgets(panel.sheet);
  return (
    <div className="rail" id="filters" ref={panel.sheet} data-label={t('list.filters')}>
      <form
        id={FILTER_FORM_ID}
        method="get"
        action={view.action}
        onSubmit={panel.submit}
        aria-label={t('list.filters')}
        data-keep-focus=""
      >
        {/* Enter in a field submits the form with its first button, which must not be the one for all filters. */}
        <button type="submit" hidden />
        <div className="rail-head">
          <Heading lvl={2} size="xl-austin">
            {t('list.filters')}
          </Heading>
          <a className="icon-btn" href="#main" aria-label={t('list.closeFilters')}>
            <Icon name="cross" />
          </a>
        </div>
        <div className="rail-body">
          {view.hidden.map(({ name, value }) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          {view.stay && <StayFilter stay={view.stay} />}
          {view.facets.map((facet) => (
            <details key={facet.key} className="fg" open={facet.open}>
              <GroupSummary label={facet.label} />
              <FacetBody facet={facet} widgets={widgets} />
            </details>
          ))}
          <button type="submit" className="link mt-6" name="f" value={view.allFacets ? '' : 'all'}>
            <span>{t(view.allFacets ? 'list.fewerFilters' : 'list.allFilters')}</span>
          </button>
        </div>
        <div className="rail-foot">
          {view.clearHref === null ? null : (
            <a className="link" href={view.clearHref}>
              <span>{t('list.clear')}</span>
            </a>
          )}
          <Button type="submit" size="lg" className="lg:hidden">
            {`${view.show} `}
            <Icon name="arrow" />
          </Button>
          <noscript>
            <Button type="submit" className="hidden lg:inline-flex">
              {t('list.apply')} <Icon name="arrow" />
            </Button>
          </noscript>
        </div>
      </form>
    </div>
  );
}

/** Renders the line that folds a group of filters; its text is one, since React parts two by a comment. */
function GroupSummary({ label }: { readonly label: string }) {
  return (
    <summary className="h h-md">
      {`${label} `}
      <DisclosureIcon />
    </summary>
  );
}

interface FacetProps<View = FacetView> {
  readonly facet: View;
  readonly widgets: FilterWidgets | null;
}

function FacetBody({ facet, widgets }: FacetProps): ReactNode {
  switch (facet.shape) {
    case 'checks':
      return <Checks facet={facet} widgets={widgets} />;
    case 'between':
      return <RangeFilter facet={facet} widgets={widgets} />;
    case 'radio':
      return (
        <fieldset>
          <legend className="vh">{facet.label}</legend>
          {facet.options.map(({ value, label }) => (
            <label key={`${value}${value === facet.value}`} className="check">
              <input
                type="radio"
                name={facet.name}
                value={value}
                defaultChecked={value === facet.value}
                onChange={submitNow}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      );
    case 'select':
      return (
        <label className="select mt-2">
          <span className="vh">{facet.label}</span>
          <select
            className="h h-xl-austin"
            name={facet.name}
            key={facet.value}
            defaultValue={facet.value}
            onChange={submitNow}
          >
            <SelectOptions options={facet.options} />
          </select>
        </label>
      );
  }
}

function Checks({ facet, widgets }: FacetProps<CheckboxListView>) {
  return (
    <fieldset>
      <legend className="vh">{facet.label}</legend>
      {facet.find === null ? null : <div className="find">{widgets && <widgets.FindValue label={facet.find} />}</div>}
      <CheckList values={facet.values} />
      {facet.moreLabel === null ? null : facet.more.length === 0 ? (
        <button type="submit" className="more" name="f" value="all">
          <span>{facet.moreLabel}</span>
        </button>
      ) : (
        <details className="more">
          <summary>
            <span>{facet.moreLabel}</span>
          </summary>
          <CheckList values={facet.more} />
        </details>
      )}
    </fieldset>
  );
}

function RangeFilter({ facet, widgets }: FacetProps<RangeFacetView>) {
  // The part of the scale between the thumbs while they are moved, until the list shows that range.
  const [held, hold] = useState<RangeFacetView['part'] | null>(null);
  const [from, to] = held ?? facet.part;
  const { width, height } = HISTOGRAM_BOX;
  return (
    <fieldset>
      <legend className="vh">{facet.label}</legend>
      {facet.unit && <input type="hidden" name={facet.unit.name} value={facet.unit.value} />}
      {facet.histogram && (
        <svg className="histogram" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={facet.histogram} />
          <path d={`M0 0H${width * from}V${height}H0zM${width} 0H${width * to}V${height}H${width}z`} />
        </svg>
      )}
      {facet.slider && (
        <div className="range">
          {widgets && <widgets.RangeSlider facet={facet} slider={facet.slider} onHold={hold} />}
        </div>
      )}
      <div className="pair">
        <Bound field={facet.from} />
        <Bound field={facet.to} />
      </div>
    </fieldset>
  );
}

function CheckList({ values }: { readonly values: CheckboxListView['values'] }) {
  return values.map((check) => (
    <label
      key={`${check.value}${check.checked}`}
      className={`check${check.count === 0 ? ' check-zero' : ''}${check.inner ? ' check-inner' : ''}`}
    >
      <input type="checkbox" name="l" value={check.value} defaultChecked={check.checked} onChange={submitNow} />
      <span>{check.label}</span>
      <span className="n">{check.count}</span>
    </label>
  ));
}

/** Renders the field of a bound. It submits on Enter and, if changed, on blur: typing adds no history entries (SE7). */
function Bound({ field }: { readonly field: RangeFacetView['from'] }) {
  return (
    <label className="field">
      <span>{field.label}</span>
      <input
        className="in num"
        name={field.name}
        key={field.value}
        defaultValue={field.value}
        placeholder={field.placeholder}
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        aria-label={field.accessibleName}
        onBlur={(event) => {
          if (event.target.value.trim() !== field.value) submitNow(event);
        }}
      />
    </label>
  );
}

type FilterWidgets = typeof import('./filter-widgets.ts').FILTER_WIDGETS;

let loaded: FilterWidgets | null = null;

/** Loads the widgets that need a script once the filter panel is first visible; null until they are loaded. */
function useFilterWidgets(panel: RefObject<HTMLElement | null>): FilterWidgets | null {
  const [widgets, setWidgets] = useState(loaded);
  useEffect(() => {
    if (loaded || !panel.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      import('./filter-widgets.ts').then(
        ({ FILTER_WIDGETS }) => {
          loaded = FILTER_WIDGETS;
          // In slices: the widgets of all filters at once are a long task.
          startTransition(() => setWidgets(FILTER_WIDGETS));
        },
        // The fields work without the widgets.
        () => {},
      );
    });
    observer.observe(panel.current);
    return () => observer.disconnect();
  }, [panel]);
  return widgets;
}
