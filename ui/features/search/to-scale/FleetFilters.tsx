import type { Translate } from '../../../i18n/translator.ts';
import { Chips } from '../filters/Chips.tsx';
import { SegmentedLinks } from '../filters/SegmentedLinks.tsx';
import type { FleetView } from './build-fleet-view.ts';

interface Props {
  readonly view: FleetView;
  readonly translate: Translate;
}

/** Renders the switch of markets, the form for lengths, the chips, and the link to the same yachts as a list (CF4). */
export function FleetFilters({ view, translate }: Props) {
  const { count, cut, markets, length, chips, listHref } = view;
  return (
    <div className="wrap fl-head num">
      <SegmentedLinks label={translate('search.markets')} links={markets} className="fl-markets" />
      {length === null ? null : <LengthForm view={view} length={length} translate={translate} />}
      {chips.length === 0 ? null : <Chips chips={chips} className="chips fl-chips" />}
      <p className="fl-count">
        <b>{count}</b> {cut}{' '}
        <a className="link" href={listHref}>
          <span>{translate('toScale.list')}</span>
        </a>
      </p>
    </div>
  );
}

interface LengthFormProps extends Props {
  readonly length: NonNullable<FleetView['length']>;
}

function LengthForm({ view: { action, hidden }, length, translate }: LengthFormProps) {
  return (
    <form className="fl-form" action={action} aria-label={length.label}>
      {hidden.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {length.unit && <input type="hidden" name={length.unit.name} value={length.unit.value} />}
      <span>{length.label}</span>
      {[length.from, length.to].map(({ name, value, label, accessibleName }) => (
        <input
          key={name}
          className="in"
          name={name}
          defaultValue={value}
          placeholder={label}
          inputMode="numeric"
          autoComplete="off"
          maxLength={14}
          aria-label={accessibleName}
        />
      ))}
      <button type="submit" className="link">
        <span>{translate('list.apply')}</span>
      </button>
    </form>
  );
}
