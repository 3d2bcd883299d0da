import { inject, injectable } from 'inversify';
import { HttpClient } from '../../core/ports/http-client.ts';
import type { HitsSearch, SearchHits, SearchHitsError } from '../../core/ports/search-hits.ts';
import { parseYachtHits, type YachtHit } from '../../core/search/yacht-hit.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';

/** Requests hits from the site, which uses the visitor's currency. */
@injectable()
export class SiteSearchHits implements SearchHits {
  readonly #http: HttpClient;

  constructor(@inject(HttpClient) http: HttpClient) {
    this.#http = http;
  }

  async hits({ market, query }: HitsSearch): Promise<Result<readonly YachtHit[], SearchHitsError>> {
    const rest = query.replace(/^\?/, '');
    const answer = await this.#http.send({
      url: `/api/yacht-hits/?market=${market}${rest === '' ? '' : `&${rest}`}`,
    });
    if (!answer.ok) return answer;
    const { body } = answer.value;
    const isList = typeof body === 'object' && body !== null && 'hits' in body && Array.isArray(body.hits);
    return isList ? ok(parseYachtHits(body.hits)) : err({ kind: 'bad-answer' });
  }
}
