import { LENGTH_UNITS, type LengthUnit } from '../../core/yacht/length.ts';
import { useTranslate } from '../i18n/page-language.ts';
import { sendReading } from './send-reading.ts';
import { unitKey } from './shell-view.ts';

interface Props {
  readonly unit: LengthUnit;
  /** Path of the page, to which the server comes back. */
  readonly path: string;
}

/** product.md PR6: the unit of lengths, where they are read. */
export function UnitSwitch({ unit, path }: Props) {
  const t = useTranslate();
  return (
    <form className="seg" method="post" action="/preferences" onSubmit={sendReading} aria-label={t('readings.unit')}>
      <input type="hidden" name="return" value={path} />
      {LENGTH_UNITS.map((choice) => (
        <button key={choice} type="submit" name="unit" value={choice} aria-pressed={choice === unit}>
          <span>{t(unitKey(choice))}</span>
        </button>
      ))}
    </form>
  );
}
