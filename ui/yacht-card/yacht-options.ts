import type { Locale } from '../../core/locale/locale.ts';
import type { DisplayPreferences } from '../../core/preferences/display.ts';
import { formatLength } from '../../core/yacht/format-length.ts';
import type { Yacht } from '../../core/yacht/yacht.ts';

/** A yacht as an option of a select: `Zephyr, 45 m`. */
export interface YachtOption {
  readonly value: string;
  readonly label: string;
}

/** Builds options of yachts, sorted by name in the order of the language. */
export function yachtOptions(
  yachts: readonly Yacht[],
  { locale, preferences }: { readonly locale: Locale; readonly preferences: Pick<DisplayPreferences, 'unit'> },
): readonly YachtOption[] {
  const order = new Intl.Collator(locale).compare;
  return yachts
    .toSorted((one, other) => order(one.name, other.name))
    .map(({ id, name, dimensions }) => ({
      value: id,
      label: `${name}, ${formatLength(dimensions.length, preferences.unit, locale)}`,
    }));
}
