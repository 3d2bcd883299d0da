import { Icon } from '../../components/Icon.tsx';
import { Link, NewTabContext } from '../../components/Link.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import { Segments } from './filters/Segments.tsx';
import { fromDocument, type ListDocument, toDocument } from './list-document.ts';
import type { MicrositeView } from './list-view.ts';
import { YachtList } from './YachtList.tsx';

/**
 * Shows a list in a partner's frame (RT8). Filters, order and pages stay in the frame; every other link opens a
 * new tab, since the site's other pages refuse to be framed.
 */
export function MicrositePage({ view }: { readonly view: MicrositeView }) {
  const t = useTranslate();
  return (
    <NewTabContext value={t('microsite.newTab')}>
      <div className="wrap seek-ways">
        {view.switches.map(({ label, links }) => (
          <Segments key={label} label={label} links={links} className="num" />
        ))}
      </div>
      <YachtList view={view.list} />
      <div className="wrap">
        <p className="microsite-foot">
          <span className="small muted">{view.owner}</span>
          <Link className="link" href={view.home}>
            <span>{t('microsite.visit')}</span> <Icon name="arrow" />
          </Link>
        </p>
      </div>
    </NewTabContext>
  );
}

MicrositePage.withFootBar = true;
MicrositePage.withoutShell = () => true;
MicrositePage.toDocument = (view: MicrositeView) => ({ ...view, list: toDocument(view.list) });
MicrositePage.fromDocument = (view: Omit<MicrositeView, 'list'> & { readonly list: ListDocument }, page: Element) => ({
  ...view,
  list: fromDocument(view.list, page),
});
