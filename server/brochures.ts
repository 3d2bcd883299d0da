import { createHash } from 'node:crypto';
import { WorkQueue } from '../adapters/media-files/work-queue.ts';
import type { Locale, Localized } from '../core/locale/locale.ts';
import { routePath } from '../core/routing/routes.ts';
import { err, ok, type Result } from '../core/shared/result.ts';
import type { Market } from '../core/yacht/market.ts';
import { computedType } from '../core/yacht/market-rules.ts';
import type { BrochureView } from '../ui/features/yacht/brochure/brochure-view.ts';
import { buildBrochureView } from '../ui/features/yacht/brochure/build-brochure-view.ts';
import { buildYachtView } from '../ui/features/yacht/build-yacht-view.ts';
import type { Translate } from '../ui/i18n/translator.ts';
import type { PagePorts } from '../ui/page-context.ts';
import type { Reading } from '../ui/reading.ts';
import type { PictureFile } from './brochure-pictures.ts';
import type { RenderBrochure } from './brochure-thread.ts';

export interface BrochureRequest {
  readonly locale: Locale;
  readonly market: Market;
  readonly slug: string;
  readonly reading: Reading;
  /** Scheme and host of her page. */
  readonly origin: string;
}

export interface Brochure {
  readonly pdf: Buffer;
  /** Without an ending, in the reader's language. */
  readonly name: string;
  /** Address of her page, whose copy this is. */
  readonly page: string;
}

export type AnswerBrochure = (
  request: BrochureRequest,
) => Promise<Result<Brochure, { readonly kind: 'not-found' | 'busy' }>>;

export interface BrochureOptions {
  readonly ports: PagePorts;
  readonly messages: Localized<{ readonly translate: Translate }>;
  readonly localePath: (path: string, locale: Locale) => string;
  readonly picture: PictureFile;
  readonly render: RenderBrochure;
  /** Keeps brochures; one that cannot be kept is made again, never refused. */
  readonly store: {
    read(name: string): Promise<Buffer | null>;
    write(name: string, body: Buffer): Promise<void>;
  };
  /** ISO 8601: rates go by the season. */
  readonly now: () => string;
  readonly mostWaiting?: number;
}

/** Goes up when brochures come out differently, so that old ones are made anew. */
const RECIPE = 1;
const AT_ONCE = 1;
const MOST_WAITING = 20;

type Made = Result<Buffer, { readonly kind: 'busy' }>;

/**
 * Brochures of the yachts on a market: made when they are first asked for, one at a time, each once however many ask,
 * and kept under a name that changes with whatever is in them.
 */
export function brochures(options: BrochureOptions): AnswerBrochure {
  const { ports, messages, localePath, now, mostWaiting = MOST_WAITING } = options;
  const queue = new WorkQueue(AT_ONCE, mostWaiting);
  const making = new Map<string, Promise<Made>>();

  return async ({ locale, market, slug, reading, origin }) => {
    const yacht = await ports.catalogue.bySlug(market, slug);
    if (yacht === null || computedType(yacht.market, market) !== market) return err({ kind: 'not-found' });
    const { translate } = messages[locale];
    const href = (path: string, other = locale) => localePath(path, other);
    const address = origin + href(routePath({ name: 'yacht', market, slug }));
    const page = await buildYachtView(yacht, market, market, { ports, locale, href, translate, reading, now: now() });
    const { brand } = await ports.content.site();
    const { unit } = reading;
    const view = buildBrochureView(yacht, page, { locale, unit, translate, house: brand.name, address });
    if (view === null) return err({ kind: 'not-found' });
    const key = `${yacht.id} ${market} ${locale} ${yacht.updatedAt} ${JSON.stringify(view)}`;
    const file = `${createHash('sha256').update(`${RECIPE} ${key}`).digest('hex').slice(0, 40)}.pdf`;
    const flight = making.get(file) ?? start(file, view);
    const pdf = await flight;
    return pdf.ok ? ok({ pdf: pdf.value, name: `${view.name} (${view.offer})`, page: address }) : pdf;
  };

  function start(file: string, view: BrochureView): Promise<Made> {
    const flight = keptOrMade(file, view).finally(() => making.delete(file));
    making.set(file, flight);
    return flight;
  }

  async function keptOrMade(file: string, view: BrochureView): Promise<Made> {
    const kept = await options.store.read(file);
    return kept === null ? queue.run(() => made(file, view)) : ok(kept);
  }

  /** One that lacks a picture is not kept: the next may have it. */
  async function made(file: string, view: BrochureView): Promise<Buffer> {
    const wanted = [view.hero, ...view.gallery];
    const files = await Promise.all(
      wanted.map(async (picture) => [picture.src, await options.picture(picture).catch(() => null)] as const),
    );
    const pictures = new Map(files.flatMap(([src, bytes]) => (bytes === null ? [] : [[src, bytes] as const])));
    const pdf = await options.render({ view, pictures });
    if (files.every(([, bytes]) => bytes !== null)) await options.store.write(file, pdf);
    return pdf;
  }
}
