import { Heading } from '../../components/Heading.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import type { NothingView } from './list-view.ts';

interface Props {
  readonly nothing: NothingView;
  readonly contactHref: string;
}

/** Shows that a list is empty, with the filters whose removal would find yachts. */
export function NothingFound({ nothing, contactHref }: Props) {
  const t = useTranslate();
  return (
    <div className="grid gap-10 xl:grid-cols-2">
      <div>
        <Heading lvl={2} size="2xl">
          {nothing.title}
        </Heading>
        <p className="mt-4 max-w-[40ch] muted">{nothing.help}</p>
      </div>
      <div className="relax num">
        {nothing.relax.map(({ label, count, href }) => (
          <a key={label} href={href}>
            <span>{label}</span> {count === null ? <Icon name="arrow" /> : <b>{count}</b>}
          </a>
        ))}
        <Link href={contactHref}>
          <span>{t('list.tellBroker')}</span> <Icon name="arrow" />
        </Link>
      </div>
    </div>
  );
}
