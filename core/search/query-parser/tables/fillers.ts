import type { PhraseRow } from './phrase-row.ts';

/** Articles, which are skipped inside phrases as well. */
export const ARTICLES: PhraseRow<'article'> = {
  means: 'article',
  words: [['the, a, an'], ['el, la, los, las, lo, un, una']],
};

/** Function words, which ask for nothing. */
export const GLUE_WORDS: PhraseRow<'glue'> = {
  means: 'glue',
  words: [
    [
      'of, in, on, at, with, to, for, from, by, as, into, over, around, about, near, off, up, via, within',
      'across, along, during, between, through, throughout, per, is, are, be, been, being, was, were, am',
      'im, it, its, that, thats, this, these, those, there, here, which, who, whose, where, when, what, how',
      'has, have, having, had, i, me, my, we, us, our, ours, you, your, he, she, they, them, their, her',
      'his, will, would, should, could, can, must, may be, might, shall, do, does, did, if, so, then, than',
      'but, also, too, very, really, just, only, even, maybe, perhaps, possibly, possible, ideally',
      'preferably, please, pls, plz, thanks, thank you, many thanks, cheers, thx, hi, hello, hey, dear',
      'good morning, good afternoon, good evening, ok, okay, etc, any, some, all, each, every, other, both',
      'either, one, ones, we ll, ill, id, ive, weve, wed, theres, lets, let, under, above, below, after',
      'before, since, until, together, now, soon, preferred, must have, required, needed, wanted, including',
      'includes, include, included, featuring, features, feature, equipped with, plus, offering, based',
      'available, located, lying, cruising, cruise, sailing in, going, go, visit, visiting, travel',
      'travelling, and, this year, next year, how much, how many, s, d, ll, re, ve, t, no matter',
      'something like, such as, like, flying, able to, able, that can, that has, fitted with, built for',
      'suitable, suitable for, ready, whatever',
    ],
    [
      'de, del, en, con, a, al, por, para, desde, hasta, entre, sobre, hacia, durante, cerca de, que, cual',
      'quien, donde, cuando, como, es, son, sea, sean, ser, está, están, estar, hay, haya, tiene, tienen',
      'tenga, tengan, tener, lleve, lleva, llevar, incluya, incluye, incluido, disponga de, dispone de',
      'cuente con, cuenta con, equipado con, equipada con, yo, me, mi, mis, tú, te, tu, nos, nosotros',
      'nuestro, nuestra, se, su, sus, le, les, este, esta, estos, estas, ese, esa, eso, esto, aquí, allí',
      'ya, muy, también, además, pero, si, sí, solo, sólo, quizás, quizá, posible, a ser posible',
      'si es posible, preferiblemente, por favor, porfa, gracias, muchas gracias, hola, buenas, buenos días',
      'buenas tardes, buenas noches, saludos, un saludo, vale, etc, algún, alguna, alguno, algunos, algunas',
      'cualquier, cualquiera, todo, toda, todos, todas, cada, otro, otra, ambos, unos, unas, bajo, tras',
      'ante, antes, después, luego, pronto, ahora, disponible, disponibles, basado, ir, vamos, ir a',
      'navegar, navegar por, navegando por, navegar en, viajar, viajar a, visitar, recorrer, este año, y, e',
      'o, el próximo año, año que viene, próximo, próxima, cuánto, cuántos, más, menos, mejor, dentro',
      'fuera, ser de, tipo, apto, apta, apto para',
    ],
  ],
};

/** Words of the request itself ("looking for", "yacht"), which are understood but filter nothing. */
export const REQUEST_WORDS: PhraseRow<'request'> = {
  means: 'request',
  words: [
    [
      'yacht, yachts, boat, boats, vessel, vessels, ship, ships, superyacht, superyachts, megayacht',
      'megayachts, super yacht, super yachts, mega yacht, mega yachts, craft, gigayacht, luxury yacht',
      'luxury yachts, luxury boat, luxury, yachting, looking, looking for, looking at, look for, look',
      'search, searching, search for, searching for, find, find me, finding, show, show me, give me, get me',
      'get, want, want to, wanted to, wanting, wants, need, needs, would like, would love, i would like',
      'id like, id love, like to, love to, wish, wish to, hoping, hoping to, planning, planning to, plan to',
      'interested, interested in, after a, in the market for, seeking, seek, browse, see, view, options',
      'option, something, anything, listing, listings, do you have, have you got, have you, are there',
      'is there, can you, could you, help me, recommend, suggest, list, what, which, enquiry, tell me, sb',
      'holiday, holidays, vacation, vacations, trip, thinking of, considering',
    ],
    [
      'yate, yates, barco, barcos, embarcación, embarcaciones, superyate, superyates, megayate, megayates',
      'buque, nave, naves, yate de lujo, yates de lujo, barco de lujo, de lujo, lujo, lujoso, lujosos',
      'busco, buscar, buscando, buscamos, busca, búsqueda, estoy buscando, estamos buscando, quiero',
      'queremos, quisiera, quisiéramos, querría, querríamos, quería, queríamos, necesito, necesitamos',
      'me gustaría, nos gustaría, gustaría, deseo, deseamos, desearía, encontrar, encuentra, encuéntrame',
      'muéstrame, mostrar, enséñame, ver, dame, muestra, algo, opciones, opción, interesado, interesada',
      'interesado en, interesa, me interesa, nos interesa, estoy interesado en, tenéis, tienen, tienes',
      'tienen ustedes, hay, pensando en, estoy, estamos, vacaciones, viaje, listado, anuncios',
    ],
  ],
};
