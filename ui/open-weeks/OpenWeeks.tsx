import { renderToStaticMarkup } from 'react-dom/server';
import { asInnerHtml } from '../components/as-inner-html.ts';
import { Button } from '../components/Button.tsx';
import { DisclosureIcon, Icon } from '../components/Icon.tsx';
import { SelectOptions } from '../components/SelectOptions.tsx';
import type { Translate } from '../i18n/translator.ts';
import {
  buildOpenWeeksView,
  type OpenWeekRow,
  type OpenWeeksContext,
  type OpenWeeksView,
} from './build-open-weeks-view.ts';

interface Props {
  readonly view: OpenWeeksView;
  readonly translate: Translate;
}

/** Renders the open weeks of the fleet as markup that the browser leaves alone (AV8). */
export async function openWeeksMarkup(context: OpenWeeksContext): Promise<string> {
  const view = await buildOpenWeeksView(context);
  return asInnerHtml(renderToStaticMarkup(<OpenWeeks view={view} translate={context.translate} />));
}

function OpenWeeks({ view, translate }: Props) {
  if (view.isNone) return <p className="muted">{translate('openWeeks.none')}</p>;
  return (
    <>
      {/* Outside of the bundle, so that pages without the block do not load it. */}
      <link rel="stylesheet" href="/open-weeks.css" />
      <Choice view={view} translate={translate} />
      <p className="ow-count num" role="status">
        {view.count}
        {view.clearHref === null ? null : (
          <a className="link" href={view.clearHref}>
            <span>{translate('list.clearAll')}</span>
          </a>
        )}
      </p>
      {view.wider.map(({ href, text }) => (
        <p key={href}>
          <a className="link num" href={href}>
            <span>{text}</span> <Icon name="arrow" />
          </a>
        </p>
      ))}
      {view.weeks.length === 0 ? null : (
        <div className="questions border-t border-black">
          {view.weeks.map((week) => (
            <Week key={week.saturday} week={week} />
          ))}
        </div>
      )}
    </>
  );
}

/** Renders the form that chooses open weeks; it works without a script. */
function Choice({ view: { action, fields }, translate }: Props) {
  return (
    <form className="look" action={action}>
      {fields.map(({ name, label, value, options, groups }) => (
        <label key={name}>
          <span>{label}</span>
          <select name={name} defaultValue={value}>
            <SelectOptions options={options} />
            {groups.map((group) => (
              <optgroup key={group.label} label={group.label}>
                <SelectOptions options={group.options} />
              </optgroup>
            ))}
          </select>
        </label>
      ))}
      <Button type="submit">
        {translate('openWeeks.show')} <Icon name="arrow" />
      </Button>
    </form>
  );
}

function Week({ week: { title, open, first, rest, more } }: { readonly week: OpenWeeksView['weeks'][number] }) {
  return (
    <details open={open}>
      <summary>
        <h2 className="h h-xl-austin">{title}</h2>
        <DisclosureIcon />
      </summary>
      <Rows rows={first} />
      {rest.length === 0 ? null : (
        <details className="ow-more">
          <summary>
            <span className="link num">
              <span>{more}</span>
            </span>
          </summary>
          <Rows rows={rest} />
        </details>
      )}
    </details>
  );
}

function Rows({ rows }: { readonly rows: readonly OpenWeekRow[] }) {
  return (
    <ul className="ow num">
      {rows.map(({ key, href, name, facts, dates, nights, waters, price }) => (
        <li key={key}>
          <a href={href}>
            <h3 className="h h-lg">{name}</h3>
            <b className="d">{dates}</b>
            <span className="n">{nights}</span>
            <span className="fw">
              <span className="f">{facts}</span> <span className="w">{waters}</span>
            </span>
            <span className="p">{price}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
