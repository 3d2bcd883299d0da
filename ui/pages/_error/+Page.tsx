import { Heading } from '../../components/Heading.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import type { ErrorView } from './+data.ts';

/** product.md UI2. */
export function Page({ view }: { readonly view: ErrorView }) {
  const t = useTranslate();
  return (
    <div className="wrap trouble">
      <p className="ui muted num mb-3">{view.status}</p>
      <Heading lvl={1} size="3xl">
        {view.title}
      </Heading>
      <p>{view.message}</p>
      <Link className="btn" href={view.home}>
        {t('error.home')} <Icon name="arrow" />
      </Link>
    </div>
  );
}
