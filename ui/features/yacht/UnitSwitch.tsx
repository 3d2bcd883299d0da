import type { SubmitEventHandler } from 'react';
import { useTranslate } from '../../i18n/page-language.ts';
import type { YachtPageView } from './yacht-view.ts';

interface Props {
  readonly unitSwitch: YachtPageView['unitSwitch'];
  /** Submits the form by script, so that the page stays where it is. */
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
}

/** Renders the switch of the unit of length, beside the lengths (PR6). */
export function UnitSwitch({ unitSwitch: { path, units }, onSubmit }: Props) {
  const t = useTranslate();
  return (
    <form
      className="seg"
      method="post"
      action="/preferences"
      onSubmit={onSubmit}
      aria-label={t('readings.unit')}
      data-keep-focus=""
    >
      <input type="hidden" name="return" value={path} />
      {units.map(({ unit, text, chosen }) => (
        <button key={unit} type="submit" name="unit" value={unit} aria-pressed={chosen}>
          <span>{text}</span>
        </button>
      ))}
    </form>
  );
}
