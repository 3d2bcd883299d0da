import { Heading } from '../../components/Heading.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import { SectionHead } from './SectionHead.tsx';
import type { SpecificationGroup } from './yacht-view.ts';

export function Specification({ groups }: { readonly groups: readonly SpecificationGroup[] }) {
  const t = useTranslate();
  return (
    <section className="section wrap" id="spec">
      <SectionHead title={t('jump.spec')} />
      <div className="groups">
        {groups.map(({ title, rows }) => (
          <div key={title}>
            <Heading lvl={3} size="md" className="rule-title">
              {title}
            </Heading>
            <dl className="spec">
              {rows.map(({ label, value, other }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    {value}
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
