import type { SubmitEventHandler } from 'react';
import { LENGTH_UNITS } from '../../../../core/yacht/length.ts';
import { FactRow } from '../../../components/FactRow.tsx';
import { Heading } from '../../../components/Heading.tsx';
import { useTranslate } from '../../../i18n/page-language.ts';
import type { YachtPageView } from '../build-yacht-view.ts';
import { OptionalLink, SectionTitle } from './section-parts.tsx';

interface UnitSwitchProps extends Pick<YachtPageView, 'unitSwitch'> {
  /** Submits the form by script, so that the page stays where it is. */
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
}

interface Props extends UnitSwitchProps {
  readonly groups: YachtPageView['specification'];
}

export function Specification({ groups, unitSwitch, onSubmit }: Props) {
  const t = useTranslate();
  return (
    <section className="section wrap" id="spec">
      <SectionTitle title={t('jump.spec')}>
        <UnitSwitch unitSwitch={unitSwitch} onSubmit={onSubmit} />
      </SectionTitle>
      <div className="groups">
        {groups.map(({ title, rows }) => (
          <div key={title}>
            <Heading lvl={3} size="md" className="rule-title">
              {title}
            </Heading>
            <dl className="spec">
              {rows.map(({ label, value, other, href }) => (
                <FactRow key={label} label={label} value={<OptionalLink text={value} href={href} />} note={other} />
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Renders the switch between the units of length, beside the lengths (PR6). */
export function UnitSwitch({ unitSwitch: { path, unit: chosen }, onSubmit }: UnitSwitchProps) {
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
      {LENGTH_UNITS.map((unit) => (
        <button key={unit} type="submit" name="unit" value={unit} aria-pressed={unit === chosen}>
          <span>{t(`unit.${unit}`)}</span>
        </button>
      ))}
    </form>
  );
}
