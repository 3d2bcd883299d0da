import type { Locale } from '../../../core/locale/locale.ts';
import type { Market } from '../../../core/market/market.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import type { MessageKey } from '../../i18n/message-key.ts';
import { MESSAGES } from './yacht.fixture.ts';

/** Formats a row of a description list as the page does. */
function row(locale: Locale, key: MessageKey, value: string): string {
  return `<dt>${MESSAGES[locale].translate(key)}</dt><dd>${value}`;
}

type Table = Readonly<Record<keyof Yacht, Partial<Readonly<Record<Market, readonly string[]>>> | 'unseen'>>;
const onBoth = (...texts: readonly string[]) => ({ sale: texts, charter: texts });

/**
 * The texts that the page of the whole yacht shows for each of her fields. A new field of a yacht needs a line here, or
 * this does not compile.
 */
export function shownOf(locale: Locale): Table {
  const t = MESSAGES[locale].translate;
  const es = locale === 'es';
  const said = (text: string) => (es ? `${text} (es)` : text);
  const is = (key: MessageKey, value: string) => row(locale, key, value);
  const decimal = (value: string) => (es ? value.replace('.', ',') : value);
  return {
    id: onBoth(is('spec.number', 'whole-77')),
    name: onBoth('>Brisa Nueva</h1>'),
    model: onBoth(is('spec.model', 'Custom Seventy')),
    kind: onBoth(`${t('yacht.kindName.explorer')}, Lürssen`),
    // Her kind shows it.
    powerOrSail: 'unseen',
    // Markets decide which pages she has.
    market: 'unseen',
    // A yacht that is not offered has a page of another kind: see below.
    withdrawn: 'unseen',
    // It sorts lists and the homepage.
    featured: 'unseen',
    builtYear: onBoth(is('spec.built', '2013')),
    refitYear: onBoth(is('spec.refit', '2022')),
    builder: onBoth('>Lürssen</a>', `href="/${locale}/builders/lurssen/"`),
    yachtClass: onBoth(is('spec.class', 'RINA')),
    flag: onBoth(is('spec.flag', 'Malta')),
    dimensions: onBoth(
      is('spec.length', decimal('61.3\u00a0m')),
      is('spec.beam', decimal('11.2\u00a0m')),
      is('spec.draft', decimal('3.4\u00a0m')),
      is('spec.minimumDraft', decimal('2.7\u00a0m')),
    ),
    guests: onBoth(is('spec.guests', '14'), is('spec.guestsSleeping', '13'), is('spec.guestsCruising', '16')),
    crew: { sale: [is('spec.crew', '17')], charter: [is('spec.crew', '15')] },
    cabins: {
      sale: [
        is('spec.cabins', '22'),
        is('spec.single', '1'),
        is('spec.double', '3'),
        is('spec.twin', '4'),
        is('spec.triple', '5'),
        is('spec.convertible', '6'),
        is('spec.staterooms', '9'),
      ],
      charter: [is('spec.charterCabins', '21')],
    },
    grossTonnage: onBoth(is('spec.grossTonnage', `${es ? '1234' : '1,234'}\u00a0GT`)),
    speeds: onBoth(
      is('spec.max', decimal(`17.5\u00a0${t('spec.knots')}`)),
      is('spec.cruise', decimal(`12.5\u00a0${t('spec.knots')}`)),
    ),
    ranges: onBoth(
      is('spec.range', `${es ? '4321' : '4,321'}\u00a0${t('spec.miles')}`),
      is('spec.economicalRange', `${es ? '6789' : '6,789'}\u00a0${t('spec.miles')}`),
    ),
    build: onBoth(
      is('spec.hull', t('spec.material.steel')),
      is('spec.superstructure', t('spec.material.carbon')),
      is('spec.exterior', 'Outside Studio'),
      is('spec.interior', 'Inside Studio'),
    ),
    machinery: onBoth(
      is('spec.engines', '2\u00a0×\u00a0Caterpillar 3516'),
      is('spec.horsepower', es ? '1825\u00a0kW (2481\u00a0CV)' : '1,825\u00a0kW (2,447\u00a0hp)'),
      is('spec.generators', '2\u00a0×\u00a0155\u00a0kW, 1\u00a0×\u00a099\u00a0kW'),
      is('spec.stabilisers', 'Quantum QC'),
      is('spec.stabiliserSpeed', t('spec.under-way')),
    ),
    vatPaid: { sale: [t('tax.vat-and-us-duty').replace('&', '&amp;')] },
    taxPaid: { sale: [t('tax.vat-and-us-duty').replace('&', '&amp;')] },
    // Shown instead of the price: see below.
    poa: 'unseen',
    usResidentsExcluded: onBoth(t('yacht.usResidents')),
    // Her own ribbon takes precedence: see below.
    newToMarket: 'unseen',
    location: onBoth(
      is('spec.berth', 'Berth K9'),
      is('spec.country', es ? 'Grecia' : 'Greece'),
      is('spec.lying', said('Thessaloniki')),
      `>${t('waters.here', { place: said('Thessaloniki') })}</`,
    ),
    brochures: { sale: ['href="/files/sale-dossier.pdf"'], charter: ['href="/files/charter-dossier.pdf"'] },
    videos: { sale: ['sale_000002'], charter: ['charter_001'] },
    ribbon: onBoth(`>${said('Price reduced')}</p>`),
    features: onBoth(`href="/${locale}/saunas/">${said('Sauna by the sea')}</a>`),
    // Searches use them; the page shows her features.
    amenities: 'unseen',
    cruising: onBoth(
      `href="/${locale}${es ? '/aguas/saronico/' : '/in/saronic/'}">${said('Saronic Gulf')}</a>`,
      `<li>${said('Grenadines')}</li>`,
    ),
    // Her addresses: see below.
    slugs: 'unseen',
    prices: {
      sale: ['>€31,234,000</b>'],
      charter: [
        is('rates.high', '€281,000'),
        is('rates.low', '€211,000'),
        is('rates.high', '€141,000'),
        is('rates.low', '€71,000'),
      ],
    },
    priceHistory: {
      sale: [
        '€40,000,000',
        `\u2212${decimal('21.9')}${es ? '\u00a0' : ''}%`,
        es ? '8 de enero de 2024' : '8 January 2024',
      ],
    },
    // What a feed says stands where a story would; see below.
    listed: onBoth(said('Anchor windlass')),
    story: onBoth(
      ...(es
        ? ['>El camino largo</h2>', '>Llega lejos.</p>', '<p>Érase una vez.</p><p>Y después.</p>']
        : ['>The long way</h2>', '>She goes far.</p>', '<p>Once there was.</p><p>And then.</p>']),
    ),
    media: {
      sale: ['/media/bow-at-dawn.jpg', '/media/deck-for-sale.jpg'],
      charter: ['/media/bow-at-dawn.jpg', '/media/deck-for-charter.jpg'],
    },
    drawing: onBoth('src="/media/drawings/whole-77/elevation.svg?', 'src="/media/drawings/whole-77/deck-main.svg?'),
    office: onBoth(is('office.office', `Palma, ${es ? 'España' : 'Spain'}`)),
    brokers: {
      sale: [t('broker.ask', { name: es ? 'carl (es)' : 'carl' })],
      charter: [t('broker.ask', { name: es ? 'ana (es)' : 'ana' })],
    },
    verifiedAt: onBoth(es ? 'el 4 de mayo de 2026' : 'on 4 May 2026'),
    // Version of her record, in the address of a drawing, so that a changed one is fetched again.
    updatedAt: onBoth('.svg?v=2026-02-03'),
  };
}
