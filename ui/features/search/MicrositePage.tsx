import { NewTabTextContext, TextLink } from '../../components/Link.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import type { ListView } from './build-list-view.ts';
import type { displaySwitches } from './display-switches.ts';
import { SegmentedLinks } from './filters/SegmentedLinks.tsx';
import { YachtList } from './YachtList.tsx';

/** A list in a partner's frame (RT8). */
export interface MicrositeView {
  readonly list: ListView;
  readonly switches: ReturnType<typeof displaySwitches>;
  /** A sentence that names the brokerage. */
  readonly owner: string;
  readonly home: string;
}

/**
 * Shows a list in a partner's frame (RT8). Filters, order and pages stay in the frame; every other link opens a
 * new tab, since the site's other pages refuse to be framed.
 */
export function MicrositePage({ view }: { readonly view: MicrositeView }) {
  const t = useTranslate();
  return (
    <NewTabTextContext value={t('microsite.newTab')}>
      <div className="wrap seek-ways">
        {view.switches.map(({ label, links }) => (
          <SegmentedLinks key={label} label={label} links={links} className="num" />
        ))}
      </div>
      <YachtList view={view.list} />
      <div className="wrap">
        <p className="microsite-foot">
          <span className="small muted">{view.owner}</span>
          <TextLink href={view.home}>{t('microsite.visit')}</TextLink>
        </p>
      </div>
    </NewTabTextContext>
  );
}

MicrositePage.withFootBar = true;
MicrositePage.withoutShell = () => true;
MicrositePage.toDocument = (view: MicrositeView) => ({ ...view, list: YachtList.toDocument(view.list) });
MicrositePage.fromDocument = (view: MicrositeView, page: Element) => ({
  ...view,
  list: YachtList.fromDocument(view.list, page),
});
