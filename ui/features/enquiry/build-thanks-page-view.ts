import { translationOrFallback } from '../../../core/content/page.ts';
import type { EnquiryReceipt, FindReceipt } from '../../../core/enquiry/stored-enquiry.ts';
import { MARKETS } from '../../../core/market/market.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { slugWithFallback, yachtPageType } from '../../../core/yacht/market-rules.ts';
import type { EnquiryContext } from './build-enquiry-view.ts';
import { buildResponderView } from './build-responder-view.ts';

type Context = Pick<EnquiryContext, 'ports' | 'locale' | 'href' | 'translate' | 'now'>;

export type ThanksPageView = Awaited<ReturnType<typeof buildThanksPageView>>;

export type ThanksView = Awaited<ReturnType<typeof thanksView>>;

/** Builds the thanks page. An unknown reference and an unavailable store each have a text of their own (FM2). */
export async function buildThanksPageView(answer: Awaited<ReturnType<FindReceipt>>, context: Context) {
  const { translate, href } = context;
  const thanks = answer.ok && answer.value !== null ? await thanksView(answer.value, context) : null;
  const failure = answer.ok ? 'unknown' : 'later';
  return {
    title:
      thanks === null
        ? translate(`enquiry.thanks.${failure}`)
        : translate('enquiry.thanks.title', { name: thanks.responder.short }),
    thanks,
    text: thanks === null ? translate(`enquiry.thanks.${failure}Text`) : null,
    onwardLinks: MARKETS.map((market) => ({
      text: translate(`yacht.back.${market}`),
      href: href(routePath({ name: 'yacht-list', market })),
    })),
  };
}

async function thanksView(receipt: EnquiryReceipt, context: Context) {
  const { ports, translate } = context;
  const { routing, reference } = receipt;
  const [pages, { brand }] = await Promise.all([ports.content.pages(), ports.content.site()]);
  const office = routing.office === null ? null : await ports.offices.byId(routing.office);
  const person = pages.find(({ id, details }) => id === routing.person && details.kind === 'person') ?? null;
  const responder = buildResponderView({ routing, person, office, house: brand }, context);
  return {
    reference,
    about: await aboutLink(receipt, context),
    responder,
    steps: [
      translate('enquiry.thanks.step.stored', { name: responder.name }),
      translate('enquiry.thanks.step.letter'),
      translate('enquiry.thanks.step.answer', { name: responder.short, when: responder.when ?? '' }).trim(),
    ],
  };
}

/** Returns the link to the enquiry's yacht or berth; null where there is none, or no page of it on that market. */
async function aboutLink({ subject }: EnquiryReceipt, { ports, locale, href }: Context) {
  switch (subject.kind) {
    case 'charter':
    case 'purchase': {
      const yacht = subject.yacht && (await ports.catalogue.byId(subject.yacht.id));
      const market = subject.kind === 'charter' ? 'charter' : 'sale';
      if (yacht === null || yachtPageType(yacht.market, market) === null) return null;
      const slug = slugWithFallback(yacht.slugs, market);
      return slug === null ? null : { name: yacht.name, href: href(routePath({ name: 'yacht', market, slug })) };
    }
    case 'berth': {
      const page = (await ports.content.pages()).find(({ id }) => id === subject.berth?.id);
      if (page === undefined) return null;
      const { slug, state } = translationOrFallback(page, locale);
      return { name: state.breadcrumbsTitle, href: href(`/${slug}/`) };
    }
    default:
      return null;
  }
}
