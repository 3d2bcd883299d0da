import { withText } from '../../../core/search/change-criteria.ts';
import type { Criteria } from '../../../core/search/criteria.ts';
import { onMarket } from '../../../core/search/search-query.ts';
import { formatNumber } from '../../../core/yacht/format-number.ts';
import { MARKETS } from '../../../core/yacht/market.ts';
import { askedFor, type ListContext, listView } from './build-list-view.ts';
import type { ListView } from './list-view.ts';

export interface SearchContext extends ListContext {
  /** Address of the search of the site's pages for the same words. */
  readonly webHref: string;
}

/** product.md RT2 `/search/`: the list of either market, with a field for the words and a switch between the markets. */
export async function buildSearchView(criteria: Criteria, context: SearchContext): Promise<ListView> {
  const { translate } = context;
  const { text } = criteria;
  const asked = await Promise.all(
    MARKETS.map(async (market) => {
      const current = market === criteria.market;
      const question = current ? criteria : onMarket(criteria, market);
      return { market, current, question, answer: await askedFor(question, context) };
    }),
  );
  const answer = asked.find(({ current }) => current)?.answer ?? (await askedFor(criteria, context));
  const list = await listView(criteria, answer, context);
  return {
    ...list,
    title: translate('search.title'),
    intro: null,
    kept: [
      ...(criteria.market === 'charter' ? [] : [{ name: 'i', value: criteria.market }]),
      ...list.kept.filter(({ name }) => name !== 'q'),
    ],
    relax: answer.ok && answer.value.total === 0 ? [...list.relax, ...(await withoutText(criteria, context))] : [],
    search: {
      text,
      markets: asked.map(({ market, current, question, answer: found }) => ({
        text: translate(`search.market.${market}`),
        count: found.ok ? formatNumber(found.value.total, context.locale) : null,
        href: context.listHref(onMarket(question, market)),
        current,
      })),
      web: {
        text: text === '' ? translate('search.toWeb') : translate('search.toWebFor', { text }),
        href: context.webHref,
      },
    },
  };
}

/** What letting go of the words would give, where that is anything. */
async function withoutText(criteria: Criteria, context: SearchContext): Promise<ListView['relax']> {
  if (criteria.text === '') return [];
  const question = withText(criteria, '');
  const answer = await askedFor(question, context);
  if (!answer.ok || answer.value.total === 0) return [];
  return [
    {
      label: context.translate('list.without', { filter: criteria.text }),
      count: context.translate('list.count', { count: answer.value.total }),
      href: context.listHref(question),
    },
  ];
}
