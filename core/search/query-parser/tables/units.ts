import type { PhraseRow } from './phrase-row.ts';

/** The unit of a number. Guests of unit `part` add up: "4 adults and 2 children". */
export type Unit =
  | 'meters'
  | 'feet'
  | 'knots'
  | 'gt'
  | 'miles'
  | 'guests'
  | 'part'
  | 'cabins'
  | 'crew'
  | 'engines'
  | 'generators'
  | 'duration'
  | 'years';

export const UNIT_WORDS: readonly PhraseRow<Unit>[] = [
  {
    means: 'meters',
    words: [['m, mt, mts, mtr, mtrs, meter, meters, metre, metres'], ['metro, metros']],
  },
  {
    means: 'feet',
    words: [["', ft, foot, feet, footer, footers"], ['pie, pies']],
  },
  {
    means: 'knots',
    words: [['kn, kt, kts, kns, knot, knots'], ['nudo, nudos']],
  },
  {
    means: 'gt',
    words: [
      ['gt, grt, gross tons, gross tonnes, gross tonnage, gross ton, tons, tonnes'],
      ['toneladas, toneladas brutas, arqueo bruto, toneladas de arqueo, toneladas de arqueo bruto, trb'],
    ],
  },
  {
    means: 'miles',
    words: [['nm, nmi, nautical miles, nautical mile, miles'], ['mn, millas, millas náuticas, milla']],
  },
  {
    means: 'guests',
    words: [
      [
        'guest, guests, pax, people, persons, person, passengers, passenger, friends, of us, sleeping, sleeps',
        'berths, beds, charter guests, overnight guests, sleeping guests, ppl, folks, travellers',
        'guests on board, people on board, family members, men, women, couchettes, charterers, souls',
      ],
      [
        'invitado, invitados, invitadas, huésped, huéspedes, persona, personas, pasajero, pasajeros, amigos',
        'amigas, plazas, camas, literas, comensales, viajeros, pers, gente, clientes, invitados a bordo',
        'personas a bordo',
      ],
    ],
  },
  {
    means: 'part',
    words: [
      ['adult, adults, child, children, kid, kids, infants, teenagers, teens, toddlers, babies, baby'],
      ['adulto, adultos, niño, niños, niña, niñas, menores, mayores, adolescentes, bebé, bebés'],
    ],
  },
  {
    means: 'cabins',
    words: [
      [
        'cabin, cabins, stateroom, staterooms, state rooms, bedroom, bedrooms, suites, guest cabins',
        'double cabins, guest staterooms, ensuite cabins, en suite cabins, cabin yacht, rooms, twin cabins',
        'guest suites, guest rooms, cab, cabs',
      ],
      [
        'camarote, camarotes, cabina, cabinas, dormitorio, dormitorios, habitación, habitaciones',
        'camarotes dobles, cabinas dobles, camarotes de invitados, cabinas de invitados',
        'camarotes para invitados, camarotes con baño',
      ],
    ],
  },
  {
    means: 'crew',
    words: [
      ['crew, crews, crew members, crew member, crewmembers, crewmen, strong crew, staff'],
      ['tripulante, tripulantes, miembros de tripulación, miembros de la tripulación, de tripulación'],
    ],
  },
  { means: 'engines', words: [['engine, engines'], ['motores']] },
  {
    means: 'generators',
    words: [['generator, generators, gensets'], ['generador, generadores']],
  },
  {
    means: 'years',
    words: [
      ['years, years old, year old, years of age, years or less, years or newer'],
      ['años, años de antigüedad, años de edad'],
    ],
  },
  {
    means: 'duration',
    words: [
      ['day, days, night, nights, week, weeks, month, months, fortnight, hours, weekend, weekends'],
      ['día, días, noche, noches, semana, semanas, mes, meses, quincena, horas, fin de semana'],
    ],
  },
];
