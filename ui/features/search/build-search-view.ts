import { MARKETS } from '../../../core/market/market.ts';
import type { Criteria } from '../../../core/search/criteria/criteria.ts';
import { onMarket } from '../../../core/search/query/search-query.ts';
import { formatNumber } from '../../../core/yacht/format-number.ts';
import { type ListContext, type ListView, listAnswer, listTotal, listView } from './build-list-view.ts';
import { explanationLines, type SentenceContext } from './explanation-lines.ts';

export interface SearchContext extends ListContext, SentenceContext {
  /** Address of the site search for the same text. */
  readonly webHref: string;
}

/** Builds the view of the yacht search page (RT2 `/search/`): a list with a search field and both markets. */
export async function buildSearchView(criteria: Criteria, context: SearchContext): Promise<ListView> {
  const { translate } = context;
  const { text } = criteria;
  const answer = await listAnswer(criteria, context);
  const asked = await Promise.all(
    MARKETS.map(async (market) => {
      const current = market === criteria.market;
      const question = current ? criteria : onMarket(criteria, market);
      const total = current ? (answer.ok ? answer.value.results.total : null) : await listTotal(question, context);
      return { market, current, question, total };
    }),
  );
  const list = await listView(criteria, answer, context);
  return {
    ...list,
    title: answer.ok ? translate('search.title') : list.title,
    intro: null,
    hidden: [
      ...(criteria.market === 'charter' ? [] : [{ name: 'i', value: criteria.market }]),
      ...list.hidden.filter(({ name }) => name !== 'q'),
    ],
    search: {
      text,
      explanation: explanationLines(criteria, context).join('\n'),
      markets: asked.map(({ market, current, question, total }) => ({
        text: translate(`search.market.${market}`),
        count: total === null ? null : formatNumber(total, context.locale),
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
