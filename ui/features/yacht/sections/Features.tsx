import type { FeatureCategory } from '../../../../core/yacht/feature.ts';
import { Heading } from '../../../components/Heading.tsx';
import { useTranslate } from '../../../i18n/page-language.ts';
import type { YachtPageView } from '../build-yacht-view.ts';
import { OptionalLink, SectionHead } from './section-parts.tsx';

/** SVG paths: an awning over a deck, a wave, a lamp, a leaf, a propeller. */
const ICON_PATHS: Readonly<Record<FeatureCategory, string>> = {
  'on-deck': 'M2.5 9 10 4.5 17.5 9M10 4.5V16M4.5 8v8M15.5 8v8M2 16h16',
  'on-the-water': 'M2 8q2-2.6 4 0t4 0 4 0 4 0M2 13q2-2.6 4 0t4 0 4 0 4 0',
  inside: 'M6.5 3.5h7l2.5 7H4zM10 10.5V17M6.5 17h7',
  wellness: 'M10 17C4.5 14 4.5 7.5 10 3c5.5 4.5 5.5 11 0 14ZM10 17V8.5',
  technical:
    'M10 8.700C8 4 11 2.5 12.5 4.500S11.5 8 10 8.700ZM11.2 10.700c5 .6 4.8 4 2.3 4.300s-3-2.7-2.3-4.300ZM8.8 10.700C5.8 14.7 3 12.8 4 10.500s3.5-1.4 4.8.2ZM10 11.400a1.4 1.4 0 1 0 0-2.8 1.4 1.4 0 0 0 0 2.800Z',
};

/** Renders her features by category, in the order of the content (YA4). */
export function Features({ groups }: { readonly groups: YachtPageView['aboard'] }) {
  const t = useTranslate();
  return (
    <section className="section wrap" id="aboard">
      <SectionHead title={t('jump.aboard')} />
      <div className="aboard">
        {groups.map(({ category, title, features }) => (
          <div key={category}>
            <Heading lvl={3} size="md" className="rule-title">
              <svg className="ico" viewBox="0 0 20 20" aria-hidden="true">
                <path d={ICON_PATHS[category]} />
              </svg>{' '}
              {title}
            </Heading>
            <ul>
              {features.map((feature) => (
                <li key={feature.text}>
                  <OptionalLink {...feature} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
