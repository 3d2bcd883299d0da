import { Button } from '../../components/Button.tsx';
import { Heading } from '../../components/Heading.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import type { FinderView } from './home-view.ts';

interface InlineSelectProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Renders the search as a sentence: three native selects in a form that works without a script. */
export function Finder({ finder, askHref }: { readonly finder: FinderView; readonly askHref: string }) {
  const t = useTranslate();
  return (
    <section className="finder wrap grid-page" aria-labelledby="finder">
      <Heading lvl={2} id="finder" className="vh">
        {t('finder.title')}
      </Heading>
      <form method="get" action={finder.action}>
        <div className="say">
          {/* The sentence wraps only between its parts, whatever the widths of its font, so that it does not move when the font loads. */}
          <span className="inline-block">
            {t('finder.before')}{' '}
            <InlineSelect name="market" label={t('finder.marketLabel')} value="charter" options={finder.markets} />
          </span>{' '}
          <span className="inline-block">
            {t('finder.aYacht')}{' '}
            <InlineSelect name="guests" label={t('finder.guestsLabel')} value="10" options={finder.guests} />
          </span>{' '}
          <span className="inline-block">
            {t('finder.in')} <InlineSelect name="area" label={t('finder.areaLabel')} value="" options={finder.areas} />
            {t('finder.end')}
          </span>
        </div>
        <div className="go">
          <Button type="submit" size="lg">
            {t('finder.show')} <Icon name="arrow" />
          </Button>
          <Link className="link" href={askHref}>
            <span>{t('finder.ask')}</span>
          </Link>
        </div>
      </form>
    </section>
  );
}

function InlineSelect({ name, label, value, options }: InlineSelectProps) {
  return (
    <span className="pick">
      <select name={name} aria-label={label} defaultValue={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
