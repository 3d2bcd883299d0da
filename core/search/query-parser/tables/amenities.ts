import type { Amenity } from '../../../yacht/yacht.ts';
import type { PhraseRow } from './phrase-row.ts';

export const AMENITY_WORDS: readonly PhraseRow<Amenity>[] = [
  {
    means: 'stabilisers',
    words: [
      [
        'stabilisers, stabilizers, stabiliser, stabilizer, stabilised, stabilized, stabilisation',
        'stabilization, zero speed stabilisers, zero speed stabilizers, at anchor stabilisers',
        'at anchor stabilizers, fin stabilisers, fin stabilizers, stabilisers at anchor, stabilizers at anchor',
        'zero speed stabilisation, zero speed stabilization',
      ],
      [
        'estabilizadores, estabilizador, estabilizado, estabilizada, estabilizadores velocidad cero, estabilizadores al ancla',
      ],
    ],
  },
  {
    means: 'pool',
    words: [
      ['pool, pools, swimming pool, plunge pool, infinity pool, onboard pool, pool on deck'],
      ['piscina, piscinas, alberca, piscina a bordo'],
    ],
  },
  {
    means: 'jacuzzi',
    words: [
      ['jacuzzi, jacuzzis, hot tub, hot tubs, hottub, whirlpool, spa pool, deck jacuzzi, spa tub'],
      ['hidromasaje, bañera de hidromasaje, jacuzzi en cubierta, yacuzzi'],
    ],
  },
  { means: 'sauna', words: [['sauna, saunas'], ['sauna']] },
  {
    means: 'spa',
    words: [
      ['spa, spas, wellness, wellness area, wellness centre, wellness center, massage room, spa area'],
      ['zona de spa, zona wellness, sala de masajes, bienestar, zona de bienestar'],
    ],
  },
  {
    means: 'gym',
    words: [
      ['gym, gyms, gymnasium, fitness, fitness room, fitness area, exercise room, workout room'],
      ['gimnasio, gimnasios, sala de fitness, zona de fitness, sala de ejercicio'],
    ],
  },
  {
    means: 'cinema',
    words: [
      [
        'cinema, cinemas, home cinema, cinema room, outdoor cinema, movie theater, movie theatre, movie room',
        'home theater, home theatre, theatre room, screening room',
      ],
      ['cine, sala de cine, cine en casa, cine a bordo, cine al aire libre, sala de proyecciones'],
    ],
  },
  {
    means: 'beach-club',
    words: [['beach club, beach clubs, beachclub, swim platform club'], ['club de playa, beach club']],
  },
  {
    means: 'helipad',
    words: [
      [
        'helipad, helipads, heli pad, helideck, heli deck, heliport, helicopter, helicopter pad',
        'helicopter deck, helicopter landing, helicopter landing pad, helicopter platform, heli landing',
      ],
      [
        'helipuerto, helipuertos, helicóptero, plataforma de helicóptero, plataforma para helicóptero',
        'pista para helicóptero',
      ],
    ],
  },
  {
    means: 'elevator',
    words: [['elevator, elevators, lift, lifts'], ['ascensor, ascensores, elevador']],
  },
  {
    means: 'master-on-main',
    words: [
      [
        'master on main, master on main deck, main deck master, master cabin on main deck',
        'master suite on main deck, master stateroom on main deck, main deck master cabin',
        'main deck master suite, main deck master stateroom, main deck owner suite, main deck owners suite',
        'owners cabin on main deck, owners suite on main deck, owner suite on main deck, main deck suite',
        'owners cabin main deck, master main deck, full beam master on main deck, on deck master',
        'master cabin on main, master suite on main, master stateroom on main',
      ],
      [
        'máster en cubierta principal, suite máster en cubierta principal',
        'suite principal en cubierta principal, camarote principal en cubierta principal',
        'camarote máster en cubierta principal, camarote del armador en cubierta principal',
        'suite del armador en cubierta principal, armador en cubierta principal',
        'cabina del armador en cubierta principal, máster cubierta principal',
        'cabina principal en cubierta principal, cabina máster en cubierta principal',
        'camarote de armador en cubierta principal, suite de armador en cubierta principal',
        'suite en cubierta principal, camarote en cubierta principal',
      ],
    ],
  },
  {
    means: 'wheelchair-friendly',
    words: [
      [
        'wheelchair, wheelchairs, wheelchair friendly, wheelchair accessible, wheelchair access',
        'wheelchair accessibility, wheelchair user, accessible, disabled access, disabled friendly',
        'accessible by wheelchair, accessible for wheelchairs, adapted for wheelchairs, wheelchair adapted',
        'step free access, reduced mobility',
      ],
      [
        'silla de ruedas, sillas de ruedas, adaptado para silla de ruedas, adaptado a silla de ruedas',
        'adaptado para sillas de ruedas, adaptado a sillas de ruedas, apto para silla de ruedas',
        'apto para sillas de ruedas, accesible, accesibles, accesible en silla de ruedas',
        'accesible para silla de ruedas, accesible para sillas de ruedas, accesible con silla de ruedas',
        'acceso para silla de ruedas, acceso para sillas de ruedas, acceso en silla de ruedas',
        'movilidad reducida, personas con movilidad reducida, apto para personas con movilidad reducida',
      ],
    ],
  },
  {
    means: 'tenders',
    words: [
      ['tender, tenders, dinghy, dinghies, chase boat, tender garage, chase tender'],
      [
        'auxiliar, auxiliares, embarcación auxiliar, embarcaciones auxiliares, lancha auxiliar',
        'lanchas auxiliares, ténder, barco auxiliar',
      ],
    ],
  },
  {
    means: 'jet-skis',
    words: [
      ['jet ski, jet skis, jetski, jetskis, waverunner, waverunners, wave runner, wave runners, pwc'],
      ['moto de agua, motos de agua, moto acuática, motos acuáticas, moto náutica, motos náuticas'],
    ],
  },
  {
    means: 'kayaks',
    words: [
      ['kayak, kayaks, kayaking, canoe, canoes, sea kayaks'],
      ['piragua, piraguas, canoa, canoas, cayac, kayak de mar'],
    ],
  },
  {
    means: 'inflatables',
    words: [
      ['inflatable, inflatables, inflatable toys, inflatable water toys, inflatable water park, towables'],
      ['hinchable, hinchables, inflable, inflables, juguetes hinchables, juguetes inflables'],
    ],
  },
  {
    means: 'slide',
    words: [
      ['slide, slides, water slide, water slides, waterslide, waterslides, yacht slide, inflatable slide'],
      ['tobogán, toboganes, tobogán de agua, tobogán acuático, tobogán hinchable, tobogán inflable'],
    ],
  },
  {
    means: 'jellyfish-pool',
    words: [
      [
        'jellyfish pool, jellyfish pools, anti jellyfish pool, jellyfish protection pool, jellyfish net',
        'sea pool, ocean pool, netted pool, jellyfish safe pool, jellyfish free pool, floating pool',
      ],
      [
        'piscina antimedusas, piscina anti medusas, antimedusas, piscina de mar, red antimedusas',
        'piscina contra medusas, piscina para medusas, piscina de medusas, piscina flotante, piscina marina',
      ],
    ],
  },
  {
    means: 'seabob',
    words: [
      ['seabob, seabobs, sea bob, sea bobs, underwater scooter, underwater scooters, sea scooter', 'sea scooters'],
      ['scooter submarino, scooters submarinos, scooter acuático, scooters acuáticos, propulsor submarino'],
    ],
  },
];
