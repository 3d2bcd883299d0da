import { inject, injectable } from 'inversify';
import { type EnquiryResponse, parseEnquiryResponse } from '../../core/enquiry/enquiry-response.ts';
import type { EnquiryApi } from '../../core/ports/enquiry-api.ts';
import { HttpClient, type SiteApiError } from '../../core/ports/http-client.ts';
import type { HitsRequest, SearchHits } from '../../core/ports/search-hits.ts';
import type { Suggestions, SuggestionsRequest } from '../../core/ports/suggestions.ts';
import { parseYachtLinks } from '../../core/search/yacht-link.ts';
import { fieldsOf } from '../../core/shared/parse-json.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { parseSuggestionList } from '../../core/suggestions/suggestions.ts';
import { askSite } from './ask-site.ts';

const SEND_TIMEOUT_MS = 30_000;
const READ_TIMEOUT_MS = 8000;
const ENQUIRY_MAX_BYTES = 500_000;
const DATA_FILE = 'index.pageContext.json';

/** Sends forms to the site, and loads the data of its pages. */
@injectable()
export class SiteEnquiryApi implements EnquiryApi {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async send(fields: Readonly<Record<string, string>>): Promise<Result<EnquiryResponse, SiteApiError>> {
    const answer = await this.http.send({
      method: 'POST',
      url: '/enquiries',
      headers: { Accept: 'application/json' },
      body: { ...fields },
      timeoutMs: SEND_TIMEOUT_MS,
      maxBytes: ENQUIRY_MAX_BYTES,
    });
    const body = answer.ok ? answer.value.body : answer.error.kind === 'status' ? answer.error.body : null;
    const response = parseEnquiryResponse(body);
    if (response !== null) return ok(response);
    return answer.ok ? err({ kind: 'bad-answer' }) : answer;
  }

  page(path: string): Promise<Result<unknown, SiteApiError>> {
    const [pathname = '', query] = path.split('?', 2);
    const url = `${pathname}${DATA_FILE}${query === undefined ? '' : `?${query}`}`;
    return askSite(this.http, { url, timeoutMs: READ_TIMEOUT_MS, maxBytes: ENQUIRY_MAX_BYTES }, (body) => {
      const { data } = fieldsOf(body);
      return typeof data === 'object' ? data : null;
    });
  }
}

/** Requests hits from the site, which uses the visitor's currency. */
@injectable()
export class SiteApiSearchHits implements SearchHits {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  hits({ market, query }: HitsRequest) {
    const rest = query.replace(/^\?/, '');
    const url = `/api/yacht-hits/?market=${market}${rest === '' ? '' : `&${rest}`}`;
    return askSite(this.http, { url }, (body) => {
      const { hits } = fieldsOf(body);
      return Array.isArray(hits) ? parseYachtLinks(hits) : null;
    });
  }
}

/** Milliseconds; later suggestions are of no use to a visitor who is typing. */
const SUGGESTIONS_TIMEOUT_MS = 3000;
const SUGGESTIONS_MAX_BYTES = 50_000;

/** Requests suggestions from the site. */
@injectable()
export class SiteSuggestions implements Suggestions {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  suggest({ text, locale }: SuggestionsRequest) {
    const url = `/api/suggestions/?${new URLSearchParams({ locale, q: text })}`;
    const limits = { timeoutMs: SUGGESTIONS_TIMEOUT_MS, maxBytes: SUGGESTIONS_MAX_BYTES };
    return askSite(this.http, { url, ...limits }, parseSuggestionList);
  }
}
