import { Heading } from '../components/Heading.tsx';
import { Link } from '../components/Link.tsx';
import { Pagination } from '../components/Pagination.tsx';
import { Picture, THREE_COLUMN_SIZES } from '../components/Picture.tsx';
import { useTranslate } from '../i18n/page-language.ts';
import { type BlockProps, BlockSection } from './BlockSection.tsx';
import type { BlockViewOf } from './build/block-views.ts';

/** Renders a list of pages in the layout that suits their kind. */
export function Entries({ block }: BlockProps<'entries'>) {
  const t = useTranslate();
  const { filters, entries, groups, pagination, title, of } = block;
  return (
    <BlockSection block={block} wide>
      {filters.length === 0 ? null : (
        <nav className="picks num" aria-label={t('content.filter')}>
          {filters.map(({ text, href, current, count }) => (
            <a key={href} href={href} aria-current={current ? 'true' : undefined}>
              <span>{text}</span> <b>{count}</b>
            </a>
          ))}
        </nav>
      )}
      {entries.length === 0 ? <p className="muted">{t('content.nothing')}</p> : null}
      {/* Outside of the bundle, so that pages without such a list do not load it. */}
      {of === 'destination' ? <link rel="stylesheet" href="/places.css" /> : null}
      {groups.length === 0 ? <List block={block} entries={entries} lvl={title === null ? 2 : 3} first /> : null}
      {groups.map((group, at) => {
        const first = groups.slice(0, at).reduce((sum, { count }) => sum + count, 0);
        return (
          <section key={group.title} className="mb-16">
            <Heading lvl={title === null ? 2 : 3} size="xl-austin" className="mb-6">
              {group.title}
            </Heading>
            <List block={block} entries={entries.slice(first, first + group.count)} lvl={3} first={at === 0} />
          </section>
        );
      })}
      {pagination === null ? null : <Pagination pagination={pagination} />}
    </BlockSection>
  );
}

interface ListProps {
  readonly entries: BlockViewOf<'entries'>['entries'];
  readonly lvl: 2 | 3;
}

function List({
  block: { of, aside, lead },
  entries,
  lvl,
  first,
}: BlockProps<'entries'> & ListProps & { readonly first: boolean }) {
  if (of === 'destination') return <PlaceCards entries={entries} lvl={lvl} first={first} />;
  if (aside || of === 'editorial') return <Cards entries={entries} lvl={lvl} first={!aside} />;
  if (of === 'person') return <PersonList entries={entries} lvl={lvl} />;
  if (of === 'office') return <NameList entries={entries} lvl={lvl} />;
  return <EntryRows entries={entries} lvl={lvl} lead={lead} />;
}

/** Renders entries as names in large type. */
function NameList({ entries, lvl }: ListProps) {
  const Name = `h${lvl}` as const;
  return (
    <ul className="index">
      {entries.map(({ id, text, href, notes, teaser }) => (
        <li key={id}>
          <Link href={href}>
            <Name className="h h-2xl-tight">{text}</Name>
            <span className="m">{teaser}</span>
            <span className="q">{notes.at(-1)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Renders destinations as their pictures, with name, season and a sentence; those below the fold load when they are near. */
function PlaceCards({ entries, lvl, first }: ListProps & { readonly first: boolean }) {
  return (
    <ul className="places">
      {entries.map(({ id, text, href, picture, notes, teaser }, at) => (
        <li key={id}>
          {picture === null ? null : (
            <div className="pic">
              <Picture picture={picture} preset="card" sizes={PLACE_SIZES} eager={first && at < EAGER} />
            </div>
          )}
          <Heading lvl={lvl} size="xl-austin">
            <Link href={href}>{text}</Link>
          </Heading>
          <p className="s">{notes.join(' · ')}</p>
          <p className="ui muted t">{teaser}</p>
        </li>
      ))}
    </ul>
  );
}

/** Pictures of the first row. */
const EAGER = 3;
const PLACE_SIZES = '(min-width:1024px) 30vw, 46vw';

/** Renders entries as rows of date or number, title, teaser and picture. @param lead whether the first one is large */
function EntryRows({ entries, lvl, lead }: ListProps & { readonly lead: boolean }) {
  return (
    <ul className={lead ? 'news-rows news-lead' : 'news-rows'}>
      {entries.map((entry, at) => (
        <li key={entry.id}>
          <p className="w num">
            {entry.date === null ? null : <time dateTime={entry.date.iso}>{entry.date.text}</time>}
            {entry.notes.map((note) => (
              <span key={note}>{note}</span>
            ))}
          </p>
          <div className="t">
            <Heading lvl={lvl} size={lead && at === 0 ? '2xl' : 'xl-austin'}>
              <Link href={entry.href}>{entry.text}</Link>
            </Heading>
            <p className="ui muted mt-2">{entry.teaser}</p>
          </div>
          {entry.picture === null ? null : (
            <div className="p">
              <Picture
                picture={entry.picture}
                preset="card"
                eager={lead && at === 0}
                sizes={lead && at === 0 ? '(min-width:1024px) 64vw, 92vw' : '(min-width:1024px) 22vw, 112px'}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Cards({ entries, lvl, first }: ListProps & { readonly first: boolean }) {
  return (
    <ul className={first ? 'tales tales-first' : 'tales'}>
      {entries.map((entry, at) => (
        <li key={entry.id}>
          {entry.picture === null ? null : (
            <div className="pic">
              <Picture
                picture={entry.picture}
                preset="card"
                sizes={first && at === 0 ? '(min-width:1024px) 64vw, 92vw' : THREE_COLUMN_SIZES}
              />
            </div>
          )}
          <Heading lvl={lvl} size={first && at === 0 ? '2xl' : 'lg'} className="mt-4">
            <Link href={entry.href}>{entry.text}</Link>
          </Heading>
          <p className="ui muted mt-2">{entry.teaser}</p>
          <p className="small muted mt-2 num">
            {[...(entry.date === null ? [] : [entry.date.text]), ...entry.notes].join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}

export function PersonList({ entries, lvl }: ListProps) {
  return (
    <ul className="persons">
      {entries.map(({ id, text, href, notes, picture, phone }) => (
        <li key={id}>
          {picture === null ? null : (
            <Picture picture={picture} preset="gallery" sizes="(min-width:1024px) 22vw, 46vw" />
          )}
          <Heading lvl={lvl} size="lg">
            <Link href={href}>{text}</Link>
          </Heading>
          {notes.map((note, at) => (
            <p key={note} className={at === 0 ? 'facts-size' : 'facts-size muted'}>
              {note}
            </p>
          ))}
          {phone === null ? null : (
            <Link className="facts-size num" href={phone.href}>
              {phone.text}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
