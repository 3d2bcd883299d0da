import type { Season } from '../../../price/season.ts';
import type { PhraseRow } from './phrase-row.ts';

/** Words for months, by number from 1 to 12. */
export const MONTH_WORDS: readonly PhraseRow<number>[] = [
  {
    means: 1,
    words: [['january, jan'], ['enero, ene']],
  },
  { means: 2, words: [['february, feb'], ['febrero']] },
  { means: 3, words: [['march'], ['marzo']] },
  {
    means: 4,
    words: [['april, apr'], ['abril, abr']],
  },
  { means: 5, words: [['may'], ['mayo']] },
  { means: 6, words: [['june, jun'], ['junio']] },
  { means: 7, words: [['july, jul'], ['julio']] },
  { means: 8, words: [['august, aug'], ['agosto']] },
  {
    means: 9,
    words: [['september, sept, sep'], ['septiembre, setiembre']],
  },
  { means: 10, words: [['october, oct'], ['octubre']] },
  { means: 11, words: [['november, nov'], ['noviembre']] },
  {
    means: 12,
    words: [['december, dec'], ['diciembre, dic']],
  },
];

export const SEASON_WORDS: readonly PhraseRow<Season>[] = [
  {
    means: 'summer',
    words: [
      ['summer, summers, summertime, summer season, spring, springtime, midsummer, summer holidays, easter'],
      ['verano, veranos, primavera, semana santa, pascua, temporada de verano, vacaciones de verano', 'veraniego'],
    ],
  },
  {
    means: 'winter',
    words: [
      [
        'winter, winters, wintertime, winter season, autumn, fall, christmas, xmas, new year, new years',
        'new years eve, nye, thanksgiving, festive season, christmas holidays, winter holidays',
        'christmas time, new years day, boxing day',
      ],
      [
        'invierno, inviernos, otoño, navidad, navidades, nochebuena, nochevieja, fin de año, año nuevo',
        'temporada de invierno, reyes, día de reyes, fiestas navideñas, vacaciones de navidad',
      ],
    ],
  },
];

/** Words beside a month or a season that only say when in it. */
export const DATE_WORDS: PhraseRow<'date'> = {
  means: 'date',
  words: [
    [
      'first, second, third, fourth, last, half, end, beginning, start, mid, middle, early, late, week',
      'weeks, weekend, fortnight, month, month of, months, months of, days, next, this, coming, following',
      'whole, all, every, throughout, st, nd, rd, th, high, peak, period, holidays, break, season, around',
      'during, eve, monday, tuesday, wednesday, thursday, friday, saturday, sunday, year, time',
    ],
    [
      'primer, primera, primeros, primero, segunda, segundo, tercera, cuarta, último, última, últimos',
      'últimas, mitad, final, finales, principio, principios, comienzos, mediados, inicio, semana, semanas',
      'quincena, fin de semana, mes, mes de, meses, meses de, días, día, próximo, próxima, este, esta',
      'que viene, todo, toda, pleno, plena, durante, alta, puente de, temporada, vacaciones, fiestas, lunes',
      'martes, miércoles, jueves, viernes, sábado, domingo, año',
    ],
  ],
};

/** Words for days and weeks, for which there is no filter. */
export const DAY_WORDS: PhraseRow<'day'> = {
  means: 'day',
  words: [
    [
      'monday, tuesday, wednesday, thursday, friday, saturday, sunday, today, tonight, tomorrow, weekend',
      'weekends, this weekend, next weekend, next week, this week, next month, this month, high season',
      'peak season, low season, mid season, last minute, late availability, flexible dates, any date, my dates',
      'this year, next year',
    ],
    [
      'lunes, martes, miércoles, jueves, viernes, sábado, domingo, hoy, esta noche, mañana, fin de semana',
      'fines de semana, próximo fin de semana, la próxima semana, la semana que viene, esta semana',
      'el mes que viene, el próximo mes, este mes, temporada alta, temporada baja, temporada media',
      'última hora, de última hora, último minuto, fechas flexibles, este año, el próximo año, año que viene',
    ],
  ],
};
