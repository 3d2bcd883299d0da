import type { ComponentProps } from 'react';
import { Heading } from '../../../components/Heading.tsx';
import { useTranslate } from '../../../i18n/page-language.ts';
import { UnitSwitch } from '../UnitSwitch.tsx';
import type { SpecificationGroup, YachtPageView } from '../yacht-view.ts';
import { OptionalLink } from './OptionalLink.tsx';
import { SectionHead } from './SectionHead.tsx';

interface Props {
  readonly groups: readonly SpecificationGroup[];
  readonly unitSwitch: YachtPageView['unitSwitch'];
  readonly onReading: ComponentProps<typeof UnitSwitch>['onSubmit'];
}

export function Specification({ groups, unitSwitch, onReading }: Props) {
  const t = useTranslate();
  return (
    <section className="section wrap" id="spec">
      <SectionHead title={t('jump.spec')}>
        <UnitSwitch unitSwitch={unitSwitch} onSubmit={onReading} />
      </SectionHead>
      <div className="groups">
        {groups.map(({ title, rows }) => (
          <div key={title}>
            <Heading lvl={3} size="md" className="rule-title">
              {title}
            </Heading>
            <dl className="spec">
              {rows.map(({ label, value, other, href }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <OptionalLink text={value} href={href} />
                    {other === null ? null : <small>{other}</small>}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}
