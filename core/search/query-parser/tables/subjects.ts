import type { PhraseRow } from './phrase-row.ts';

/** The subject of a number, typed before or after it ("draft under 2 m", "2 m of draft"). `party` may be just "for". */
export type QuantitySubject =
  | 'length'
  | 'beam'
  | 'draft'
  | 'gt'
  | 'speed'
  | 'cruise'
  | 'range'
  | 'guests'
  | 'party'
  | 'cabins'
  | 'crew'
  | 'engines'
  | 'generators'
  | 'year'
  | 'refit'
  | 'money'
  | 'budget';

export const SUBJECT_WORDS: readonly PhraseRow<QuantitySubject>[] = [
  {
    means: 'length',
    words: [
      ['length, length overall, loa, long, in length, size, overall, lengths, overall length, lh'],
      ['eslora, de eslora, largo, de largo, longitud, de longitud, eslora total, tamaño'],
    ],
  },
  {
    means: 'beam',
    words: [['beam, wide, in beam, width'], ['manga, de manga, de ancho, ancho']],
  },
  {
    means: 'draft',
    words: [
      ['draft, draught, drawing, drafts, draws, shallow draft, shallow draught, draft of'],
      ['calado, de calado, poco calado, cala'],
    ],
  },
  {
    means: 'gt',
    words: [['gross tonnage, tonnage, gt, volume'], ['arqueo, arqueo bruto, tonelaje, tonelaje bruto']],
  },
  {
    means: 'speed',
    words: [
      ['speed, top speed, max speed, maximum speed, does, speeds'],
      ['velocidad, de velocidad, velocidad máxima, velocidad punta'],
    ],
  },
  {
    means: 'cruise',
    words: [['cruising speed, cruising at, cruises at'], ['velocidad de crucero, de velocidad de crucero']],
  },
  {
    means: 'range',
    words: [['range, of range, cruising range'], ['autonomía, de autonomía, alcance']],
  },
  {
    means: 'guests',
    words: [
      [
        'sleeps, sleeping, sleep, accommodates, accommodating, accommodate, accommodation for, hosts',
        'party of, group of, family of, room for, space for, capacity, capacity for, capacity of, hosting',
        'we are, were, there are, there will be, we will be, beds for, berths for, guests, us, groups of',
        'team of, carrying, carry, takes, host, fits, seats, pax, a party of',
      ],
      [
        'somos, seremos, grupo de, familia de, capacidad, capacidad para, capacidad de, espacio para',
        'sitio para, plazas para, camas para, alojamiento para, aloja, alojar, invitados, huéspedes, hay',
        'duermen, dormir, pandilla de, equipo de, acomoda, acomodar, vamos, iremos, viajamos, acoja',
        'un grupo de, donde quepan, quepan, caben',
      ],
    ],
  },
  { means: 'party', words: [['for'], ['para']] },
  {
    means: 'cabins',
    words: [['cabins, staterooms'], ['camarotes, cabinas']],
  },
  {
    means: 'crew',
    words: [
      ['crew, crew of, crewed by, a crew of, staff of'],
      ['tripulación, tripulación de, tripulantes, tripulado por'],
    ],
  },
  { means: 'engines', words: [['engines'], ['motores']] },
  { means: 'generators', words: [['generators'], ['generadores']] },
  {
    means: 'year',
    words: [
      [
        'built, build, year, build year, year built, year of build, launched, delivered, model year',
        'constructed, made, delivery, launch, years, completed, built year, newbuild',
      ],
      [
        'construido, construida, construidos, construcción, año, año de construcción, del año, botado, botada',
        'entregado, entregada, fabricado, fabricada, botadura, entrega, hecho, años, de año, construidas',
        'terminado',
      ],
    ],
  },
  {
    means: 'refit',
    words: [
      [
        'refit, refits, refitted, refited, refurbished, refurbishment, renovated, renovation, last refit',
        'rebuilt, modernised, modernized, restored, updated, overhauled, refit in, major refit',
      ],
      [
        'reformado, reformada, reformados, reforma, renovado, renovada, renovación, reacondicionado',
        'reacondicionada, rehabilitado, restaurado, restaurada, remodelado, remodelada, modernizado',
        'última reforma, último refit, reconstruido, actualizado, renovados, refit de',
      ],
    ],
  },
  {
    means: 'money',
    words: [
      [
        'price, priced, prices, rate, rates, cost, costs, costing, fee, pay, value, price tag, charter rate',
        'charter fee',
      ],
      ['precio, precios, tarifa, tarifas, coste, cuesta, cueste, costo, valor, pagar, que cueste, importe'],
    ],
  },
  {
    means: 'budget',
    words: [
      ['budget, our budget, budgets, spend, spending, to spend, money, budget of'],
      ['presupuesto, presupuesto de, gastar, gastarme, dispongo de, tengo'],
    ],
  },
];

/** Words for money that imply the market. */
export const SALE_PRICE_WORDS: PhraseRow<'sale'> = {
  means: 'sale',
  words: [
    ['asking, asking price, sale price, selling price, purchase price, listed at, sales price, list price'],
    ['precio de venta, precio de compra, precio de salida, piden'],
  ],
};
export const CHARTER_RATE_WORDS: PhraseRow<'charter'> = {
  means: 'charter',
  words: [
    [
      'weekly rate, weekly rates, rate per week, weekly price, weekly budget, charter rate, charter fee',
      'weekly, rental price, charter price, weekly cost, charter budget',
    ],
    [
      'tarifa semanal, precio semanal, semanal, semanales, precio por semana, tarifa por semana',
      'presupuesto semanal, precio de alquiler, semanalmente, tarifa de chárter',
    ],
  ],
};

/** Words for money by the day, which imply the market. */
export const DAILY_RATE_WORDS: PhraseRow<'charter'> = {
  means: 'charter',
  words: [
    ['day rate, daily rate, daily rates, daily price, price per day, rate per day, daily budget'],
    ['tarifa diaria, tarifa por día, precio por día, precio diario, presupuesto diario'],
  ],
};

/** Words for the time that an amount is for, in weeks. */
export const PER_WORDS: readonly PhraseRow<number>[] = [
  {
    means: 1,
    words: [
      [
        'per week, a week, each week, / week, / wk, pw, p/w, per wk, for the week, for a week, weekly',
        'for one week, for 1 week, /w, the week, every week, by the week',
      ],
      [
        'por semana, a la semana, la semana, cada semana, / semana, semanal, semanales, / sem, por una semana',
        'para una semana, una semana, semanalmente',
      ],
    ],
  },
  {
    means: 1 / 7,
    words: [
      ['per day, a day, each day, / day, daily, p/d, per diem'],
      ['por día, al día, / día, diario, diarios, cada día, diarias'],
    ],
  },
];
