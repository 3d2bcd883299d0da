import { DisclosureIcon } from '../../../components/Icon.tsx';
import { SelectOptions } from '../../../components/SelectOptions.tsx';
import { useTranslate } from '../../../i18n/page-language.ts';
import type { ListView } from '../build-list-view.ts';
import { submitNow } from './filter-form.ts';

type StayView = NonNullable<ListView['stay']>;

/** Nights that the menu offers, and days of give and take. */
const NIGHTS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 21, 28];
const GIVE_OR_TAKE = [0, 1, 3, 7];

/** Renders the fields for wanted nights (AV5). */
export function StayFilter({ stay }: { readonly stay: StayView }) {
  const t = useTranslate();
  return (
    <details className="fg" open>
      <summary className="h h-md">
        {`${t('stay.title')} `}
        <DisclosureIcon />
      </summary>
      <input type="hidden" name="d.group" value={stay.group} />
      <label className="field">
        <span>{t('stay.from')}</span>
        <input
          className="in num"
          type="date"
          name="d.from"
          key={stay.from}
          defaultValue={stay.from}
          min={stay.least}
          onChange={(event) => {
            // While a year is typed, its first digits are a day long past.
            if (event.target.validity.valid) submitNow(event);
          }}
        />
      </label>
      <div className="pair">
        <Menu name="d.nights" label={t('stay.length')} value={stay.nights} values={NIGHTS}>
          {(nights) => t('stay.nights', { nights })}
        </Menu>
        <Menu name="d.give" label={t('stay.giveLabel')} value={stay.give} values={GIVE_OR_TAKE}>
          {(days) => t('stay.give', { days })}
        </Menu>
      </div>
      {stay.reachable !== null && (
        <label className="check" key={String(stay.reachable)}>
          <input type="checkbox" name="reach" value="only" defaultChecked={stay.reachable} onChange={submitNow} />
          <span>{t('stay.reachable')}</span>
        </label>
      )}
    </details>
  );
}

interface MenuProps {
  readonly name: string;
  readonly label: string;
  readonly value: number;
  readonly values: readonly number[];
  /** Returns the text of a value. */
  readonly children: (value: number) => string;
}

function Menu({ name, label, value, values, children }: MenuProps) {
  const offered = values.includes(value) ? values : [...values, value].toSorted((a, b) => a - b);
  return (
    <label className="field">
      <span>{label}</span>
      <select className="in" name={name} key={value} defaultValue={value} onChange={submitNow}>
        <SelectOptions options={offered.map((one) => ({ value: String(one), label: children(one) }))} />
      </select>
    </label>
  );
}
