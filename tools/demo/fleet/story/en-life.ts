import type { Phrasebook } from './topics.ts';

/** English templates about life aboard: cabins, crew, decks, equipment. */
export const EN_LIFE: Phrasebook = {
  master: {
    headlines: [
      'The owner sleeps on the main deck',
      'A master with a horizon',
      'Daylight from both sides',
      'Upstairs, forward, and quiet',
    ],
    standfirsts: [
      'The master cabin of {name} lies on the main deck, forward, with {beam} of beam to itself.',
      'On {name} the owner wakes above the waterline, with daylight on both sides.',
    ],
    body: [
      'Breakfast is one door away from the master of {name}, which is on the main deck and looks out on both sides.',
      'Nobody walks over the master of {name}: it lies forward on the main deck, ahead of everything.',
      'The master is on the main deck, full beam and forward, so that {name} has no second-best night.',
      'With the master up on the main deck, the {restCabins} guest cabins below are left an even size.',
      'Her master cabin stands on the main deck, far from the engines of {name} and close to breakfast.',
    ],
  },
  'many-cabins': {
    headlines: [
      '{Cabins} cabins, no bunks',
      'Room for three generations',
      'Everyone gets a door',
      'A cabin more than usual',
    ],
    standfirsts: [
      '{Cabins} cabins for {guests} guests: {name} can take two families and keep them friends.',
      'Most yachts of {loa} stop at five cabins; {name} has {cabins}.',
    ],
    body: [
      'Her {cabins} cabins, {mix}, sleep {guests} without anyone drawing lots.',
      'With {cabins} cabins there is one to spare for a nanny or for the guest who snores.',
      'Aboard {name} the {cabins} cabins are {mix}, so that nobody sleeps on a sofa.',
      'Two more doors than usual in the lobby, {cabins} in all, and {name} is a family yacht.{?sixCabins}',
      '{Cabins} cabins give the guests of {name} some choice: {mix}.',
      'The sixth door is what families ask for first, and {name} has it.{?sixCabins}',
    ],
  },
  'few-cabins': {
    headlines: [
      'Few cabins, and large ones',
      '{Cabins} cabins, plenty of room',
      'Space shared by {guests}',
      'A yacht for {guests}, not more',
    ],
    standfirsts: [
      '{name} gives {loa} to only {guests} guests, in {cabins} cabins, and everybody notices the difference.',
      'Where others of {loa} squeeze in another cabin, {name} has {cabins} and leaves it at that.',
    ],
    body: [
      '{Cabins} cabins on {loa} is a generous sum: {mix}, all with proper wardrobes.',
      'She sleeps {guests}, and was never asked to sleep more; hence the size of the {cabins} cabins.',
    ],
  },
  'large-crew': {
    headlines: ['{Crew} crew, {guests} guests', 'More crew than guests', 'Someone is always awake'],
    standfirsts: [
      '{Crew} crew look after {guests} guests aboard {name}, a ratio that shows at breakfast.',
      'Nothing takes long aboard {name}: there are {crew} crew for {guests} guests.',
    ],
    body: [
      'With {crew} crew to {guests} guests, the tender is alongside before anyone has found a towel.',
      'A crew of {crew} is large for {loa}, and {name} is run as if it were larger.',
      'Her {crew} crew have their own stairs and their own mess, so the decks stay clear.',
    ],
  },
  'small-crew': {
    headlines: ['{Crew} crew, and plain sailing{?sail}', 'A yacht one can handle', 'Small crew, short orders'],
    standfirsts: [
      '{Crew} crew are all that {name} needs, which is most of what makes her easy to own.',
      '{name} is run by a crew of {crew}, and an owner who knows the ropes can take a watch.',
    ],
    body: [
      '{Crew} crew run {name}: a skipper, hands for the lines, and a cook worth staying in for.{?threeCrew}',
      'A crew of {crew} is enough, and aboard {name} they are not in the way.',
    ],
  },
  'beach-club': {
    headlines: [
      'A terrace at the waterline',
      'Her best room is aft and wet',
      'Sea level, on purpose',
      'Coffee with your feet in',
    ],
    standfirsts: [
      'The transom of {name} folds down into a beach club, and most days end there.',
      'Aboard {name} one swims from the living room: the beach club opens the stern to the water.',
    ],
    body: [
      'The beach club opens at the waterline; at anchor it is where everybody on {name} is found.',
      'Astern the shell door of {name} folds out to a beach club with shade overhead and the ladder at its edge.',
      'The beach club of {name} has the ladder, the shower and the coffee within four steps of each other.',
      'By eleven the beach club of {name} is full, and the saloon is cool and empty.',
      'When the stern of {name} is opened, the beach club lies a hand’s breadth above the water.',
    ],
  },
  pool: {
    headlines: ['A pool of her own', 'Fresh water, sea view', 'Two kinds of swimming', 'The pool is on deck'],
    standfirsts: [
      '{name} has a pool on deck, still a rare thing on {loa}.',
      'When the bay is full of jellyfish or of boats, {name} has a pool.',
    ],
    body: [
      'The pool on deck is long enough for a few strokes, which on {loa} takes planning.',
      'Children aboard {name} choose the pool over the sea, and their parents choose the deck beside it.',
      'A pool at {loa} weighs as much as a tender; {name} was designed around it.',
    ],
  },
  helipad: {
    headlines: ['Guests may arrive by air', 'A clear deck for landing', 'Airport to anchorage, no taxi'],
    standfirsts: [
      '{name} has a deck that a helicopter can use, so the nearest airport may be a hundred miles off.',
      'Between landings the helipad of {name} is her largest terrace.',
    ],
    body: [
      'The helipad is a clear deck in its off hours, and {name} uses it for yoga, dinner and looking at stars.',
      'The helipad is marked for touch-and-go landings, and the crew of {name} stow nothing on it.',
      'A helicopter brings guests to {name} wherever she happens to be anchored, and fresh fish the other way.',
    ],
  },
  tender: {
    headlines: [
      'The tender rides in the open',
      'A working deck aft',
      'The tender never waits',
      'Her tender is part of the profile',
    ],
    standfirsts: [
      'The tender of {name} lives on the open aft deck, ready to go and easy to reach.',
      'When the tender is away, {name} gains an open aft deck and nobody hurries to bring it back.',
    ],
    body: [
      'The tender sits on the aft deck of {name}; once it is in the water the space becomes a terrace.',
      'Carrying the tender aft keeps the foredeck of {name} clear for lying about.',
      'With the tender launched, {name} has more open deck aft than most of her length.',
    ],
  },
  flybridge: {
    headlines: [
      'The top deck gets the breeze',
      'Lunch on the roof',
      'Up one more flight',
      'The deck everyone climbs to',
    ],
    standfirsts: [
      'The upper deck of {name} is where the day is spent: shade, a table, and the horizon all round.',
      'One flight up, {name} keeps her best seats, out of the spray and in the breeze.',
    ],
    body: [
      'The flybridge of {name} has the second helm and most of the company.{?under40}',
      'Guests of {name} breakfast aft, swim, and then live on the top deck until dinner.',
      'Her top deck takes all {guests} guests at once, with shade for those who want it.',
      'From the upper helm of {name} one sees over the anchorage, and is seen.{?under40}',
      'The sundeck of {name} runs wide and clear, and catches what air there is in August.{?over40}',
    ],
  },
  wellness: {
    headlines: ['Exercise, then an excuse', 'A ship with its own gym{?gym}', 'For mornings before the swim'],
    standfirsts: [
      '{name} has {wellness} aboard, and guests who say that they will use them.',
      'For weeks at sea {name} carries {wellness}; a few people do come back fitter.',
    ],
    body: [
      'There is {wellness} aboard {name}, in daylight rather than in a leftover locker.',
      'For rainy mornings {name} offers {wellness}.',
      'She has {wellness}, which counts on a second week.',
    ],
  },
  cinema: {
    headlines: ['A dark room for rainy days', 'Films after the anchor watch', 'One room without windows'],
    standfirsts: [
      '{name} keeps one room dark on purpose: the cinema, which earns its place in the first bad weather.',
      'There is a cinema aboard {name}, and the children have found it already.',
    ],
    body: [
      'The cinema seats everyone, and on a wet afternoon aboard {name} it needs to.',
      'She has a proper cinema, the room that {name} is glad of in a norther.',
    ],
  },
  lift: {
    headlines: ['A lift between the decks', 'Every deck within reach', 'No one need take the stairs'],
    standfirsts: [
      'A lift joins the guest decks of {name}, and three generations can travel on the same terms.',
      'Grandparents like {name}: a lift runs past every guest deck.',
    ],
    body: [
      'A lift serves the guest decks, useful with luggage and more so with grandparents.',
      'The lift of {name} saves some three hundred steps a day.',
    ],
  },
  'step-free': {
    headlines: ['Aboard without a step', 'Wheels welcome', 'A yacht without thresholds'],
    standfirsts: ['A wheelchair can go nearly everywhere aboard {name}, and that is still uncommon at any length.'],
    body: ['Doors are wide and sills low: {name} can be lived in from a wheelchair.'],
  },
  toys: {
    headlines: [
      'The garage is full',
      'Something for every teenager',
      'Back for lunch, soaked',
      'A locker full of afternoons',
    ],
    standfirsts: [
      'Open the lockers of {name} and out come {toys}.',
      '{name} carries {toys}, enough to empty the boat by ten in the morning.',
    ],
    body: [
      'For the water there are {toys}.',
      'Her lockers hold {toys}, and a crew who know how to drive them.',
      'The list on {name} runs to {toys}.',
      'Teenagers will find {toys} aboard {name}.',
      'The crew of {name} launch {toys} and take them in again without being asked.',
      'Between swims there are {toys}, launched before breakfast and put away after dusk.',
    ],
  },
  certified: {
    headlines: ['{Guests} guests, and papers for it', 'Past the usual twelve', 'A passenger certificate in the frame'],
    standfirsts: [
      'Twelve is the usual limit; {name} holds a passenger certificate and sails with {guests}.',
      '{name} may carry {guests} guests under way, which few yachts of any size can say.',
    ],
    body: [
      'Her passenger certificate lets {name} put to sea with {guests} guests in {cabins} cabins.',
      'For weddings and two-family summers the {guests} berths of {name} settle the question.',
    ],
  },
  family: {
    headlines: [
      'A yacht used every summer',
      'Easy to live aboard',
      'Sensible, and pleased about it',
      'Everything within call',
    ],
    standfirsts: [
      '{name} sleeps {guests} in {cabins} cabins and is run by {crew} crew: an easy yacht to use and to keep.',
      'There is no grand stair aboard {name}, only {loa} laid out so that people meet.',
      'At {loa} {name} still fits the old harbours, where the restaurants are.',
    ],
    body: [
      'At {loa} she fits berths in the old harbours, a few steps from the market.',
      'Everything aboard {name} is within call, which is how families seem to like it.',
      'She is the size that gets used: {loa}, {crew} crew, and away within the hour.',
    ],
  },
  layout: {
    body: [
      'She sleeps {guests} in {cabins} cabins: {mix}.',
      'There are {cabins} guest cabins, {mix}, for {guests} guests.',
      '{Guests} guests have {cabins} cabins between them: {mix}.',
      'Below are {mix}, berths for {guests} in all.{?allBelow}',
      'The {cabins} cabins, {mix}, all have their own bathrooms.',
      'Her accommodation is for {guests}: {mix}.',
      'Count {cabins} cabins, {mix}.',
      'With {mix} she takes {guests} guests, couples and children alike.',
      'Aboard {name} {guests} guests sleep in {cabins} cabins, {mix}.',
    ],
  },
  crew: {
    body: [
      'A crew of {crew} runs her.',
      'She carries {crew} crew.',
      '{Crew} crew look after {guests} guests, and the boat.',
      'There are {crew} crew, berthed apart from the {cabins} guest cabins.',
      'Her crew of {crew} have a passage of their own, so beds are made while breakfast is on deck.',
      'Running her takes {crew} crew, and they have had time to get used to each other.',
      'The crew number {crew}, one reason why dinner for {guests} arrives hot.',
      'For {loa} a crew of {crew} is about right, neither thin nor underfoot.',
    ],
  },
};
