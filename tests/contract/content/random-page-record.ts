import fc from 'fast-check';

/** Draws records of pages, as files of the content folder have them, with every kind of field that a block can have. */

/** Draws texts with difficult contents: markup, line breaks, digits only, an address. */
const text = fc.constantFrom('Sea', '12', '“Más” <b>', 'a\nb', ' 3 m', '/path/', '2026-03-02', 'null', 'ñ', '—');
const id = fc.constantFrom('one', 'two', 'three', 'other');
const asset = fc.uuid();
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const some = <T>(value: fc.Arbitrary<T>) => fc.array(value, { minLength: 1, maxLength: 3 });
const href = fc.constantFrom(
  ...['/one/', '/two/#part', '/uno/', '/nowhere/', '/yachts-for-charter/?l=kind:sail', 'https://a.example/?b=c#d'],
  ...['mailto:a@b.example', 'tel:+34123'],
);
const link = fc.record({ text, href });
const span = fc.oneof(text, fc.record({ text, href: maybe(href), mark: maybe(fc.constantFrom('strong', 'em')) }));
const richText = some(
  fc.oneof(
    text,
    some(span),
    fc.record({ heading: text }),
    fc.record({ list: some(some(span)) }),
    fc.record({ steps: some(text) }),
  ),
);
/** Draws degrees without negative zero, which JSON does not have. */
const degrees = (max: number) => fc.double({ min: -max, max, noNaN: true }).map((value) => value + 0);
const place = { lat: degrees(90), lng: degrees(180) };
const picture = { image: asset, caption: maybe(text) };

function block<T>(type: string, fields: { [Key in keyof T]: fc.Arbitrary<T[Key]> }) {
  return fc.record({ type: fc.constant(type), ...fields } as Record<string, fc.Arbitrary<unknown>>);
}

const anyBlock = fc.oneof(
  block('page-head', { title: text, standfirst: maybe(text) }),
  block('hero', { title: text, image: maybe(asset), facts: maybe(some(fc.record({ label: text, value: text }))) }),
  block('heading', { lvl: fc.integer({ min: 1, max: 5 }), text, size: maybe(fc.constantFrom('lg', 'sm')) }),
  block('rich-text', { title: maybe(text), body: richText }),
  block('story', { body: richText, ...picture, side: maybe(fc.constantFrom('left', 'right')) }),
  block('faq', { items: some(fc.record({ question: text, answer: richText })) }),
  block('steps', { title: text, items: some(fc.record({ title: text, body: richText })) }),
  block('gallery', { images: some(fc.record(picture)) }),
  block('slider', { slides: some(fc.record({ image: asset, title: text, link: maybe(link) })) }),
  block('video', { video: asset, poster: maybe(asset) }),
  block('podcast', {
    audio: asset,
    transcript: some(fc.record({ at: fc.nat(9), speaker: text, text })),
  }),
  block('people-picture', { heading: text, fullNames: fc.constantFrom(['Ana'], ['Ana', 'Bo Li']) }),
  block('yacht-grid', {
    market: fc.constant('sale'),
    yachts: maybe(some(id)),
    limit: maybe(fc.integer({ min: 1, max: 30 })),
  }),
  block('voyage', {
    title: text,
    speed: fc.integer({ min: 1, max: 60 }),
    stops: fc.array(fc.record({ name: text, ...place, day: maybe(text) }), { minLength: 2, maxLength: 3 }),
    link: maybe(link),
  }),
  block('contact', { title: text, person: maybe(id), office: maybe(id) }),
  block('button-group', {
    alignment: fc.constant('left'),
    buttons: some(fc.record({ text, theme: fc.constantFrom('filled', 'text'), href })),
  }),
  block('entries', { of: fc.constant('news'), all: maybe(fc.boolean()) }),
  block('people', { people: some(id) }),
  block('open-weeks', {}),
  block('when-and-where', {}),
  block('fleet-to-scale', {}),
  block('sitemap', {}),
);

const SLUGS = {
  one: { en: 'one', es: 'uno' },
  two: { en: 'two' },
  three: { es: 'tres' },
} as const;

const state = fc.record({ breadcrumbsTitle: text, pageTitle: text, description: text });
const both = <T>(value: fc.Arbitrary<T>) => fc.record({ en: value, es: value });
const KINDS = fc.oneof(
  fc.record({ kind: fc.constant('content') }),
  fc.record({
    kind: fc.constant('event'),
    details: fc.record({
      ...{ starts: fc.constant('2026-12-01'), ends: fc.constant('2026-12-03'), place: both(text), ...place },
      destination: maybe(id),
    }),
  }),
  fc.record({
    kind: fc.constant('berth'),
    details: fc.record({
      ...{ port: both(text), ...place, length: fc.constant(30), beam: fc.constant(7.5), draft: fc.constant(4) },
      until: fc.option(fc.constant(2040)),
      price: fc.option(fc.record({ amount: fc.nat(), currency: fc.constant('eur') })),
    }),
  }),
);

/** Draws up to three pages that link to each other; one exists only in English, one only in Spanish. */
export const randomPageRecords: fc.Arbitrary<readonly Record<string, unknown>[]> = fc
  .uniqueArray(fc.constantFrom('one', 'two', 'three'), { minLength: 1 })
  .chain((ids) =>
    fc.tuple(
      ...(ids as (keyof typeof SLUGS)[]).map((own) =>
        fc
          .tuple(
            KINDS,
            fc.record({
              id: fc.constant(own),
              slug: fc.constant(SLUGS[own]),
              updated: fc.constantFrom('2026-09-14', '2026-09-14T10:00:00.000Z'),
              published: maybe(fc.constant('2026-03-02')),
              parent: maybe(id),
              image: maybe(asset),
              categories: maybe(some(id)),
              related: maybe(some(id)),
              popularity: maybe(fc.nat()),
              indexable: maybe(fc.boolean()),
              valid: maybe(fc.constant({ from: '2026-01-01', until: null })),
              teaser: maybe(both(text)),
              state: both(state),
              blocks: both(fc.array(anyBlock, { maxLength: 3 })),
            }),
          )
          .map(([kind, page]) => ({ ...page, ...kind })),
      ),
    ),
  );
