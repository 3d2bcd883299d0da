import { Heading } from '../../components/Heading.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import { Segments } from './filters/Segments.tsx';
import type { SearchHeadView } from './list-view.ts';

interface Props {
  readonly title: string;
  readonly head: SearchHeadView;
  /** Id of the form that the field belongs to. */
  readonly form: string;
}

/** Heads the search page: the search field, the switch of markets, and the link to the site search. */
export function SearchHead({ title, head, form }: Props) {
  const t = useTranslate();
  return (
    <div className="wrap seek-head">
      <Heading lvl={1} size="3xl-search">
        {title}
      </Heading>
      <SearchField
        label={t('search.field')}
        button={t('search.go')}
        text={head.text}
        placeholder={t('search.example')}
        answer={head.markets.find(({ current }) => current)?.href}
        form={form}
      />
      {head.explanation && <p className="seek-read muted">{head.explanation}</p>}
      <div className="seek-ways">
        <Segments label={t('search.markets')} links={head.markets} className="num" />
        <Link className="link" href={head.web.href}>
          <span>{head.web.text}</span> <Icon name="arrow" />
        </Link>
      </div>
    </div>
  );
}
