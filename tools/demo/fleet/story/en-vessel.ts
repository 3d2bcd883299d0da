import type { Phrasebook } from './topics.ts';

/** English templates about the yacht herself: size, hull, machinery, age, rig. */
export const EN_VESSEL: Phrasebook = {
  'at-499': {
    headlines: ['Kept at 499', 'One ton under the line', 'As large as 499 GT allows', 'Where the rule book changes'],
    standfirsts: [
      '{name} stops at 499 GT, one short of the rules for larger ships, and spends all of it on {guests} guests.',
      'At {loa} and 499 GT, {name} is as large as a yacht can be before a heavier rule book opens.',
      'Her {loa} were measured to the last locker: {name} comes out at 499 GT, and that was the brief.',
    ],
    body: [
      'The 499 on the tonnage certificate of {name} is no accident: it keeps survey and manning simple.',
      'Her designers drew up to 499 GT and stopped, so {crew} crew are enough to run {loa} of yacht.',
      'Below 500 GT the safety rules ask for less steel and fewer certificates, and the space saved aboard {name} went to the guests.',
    ],
  },
  roomy: {
    headlines: [
      'More inside than her length says',
      'Volume before length',
      '{Gt} on {round} meters',
      'Wide where it counts',
    ],
    standfirsts: [
      '{name} carries {gt} on {loa}, well above what her length leads one to expect.',
      'Step aboard {name} and {loa} feel like more: {gt} is the reason.',
      'Her berth is priced for {loa}; her saloon, with {gt} around it, belongs to a longer yacht.',
    ],
    body: [
      '{Gt} is a great deal for {loa}, and it shows in the headroom and in the width of the saloon.',
      'Yachts of {loa} often make do with a tenth less than her {gt}.',
      'The beam of {beam} is carried well forward, so the cabins ahead lose little of it.',
    ],
  },
  lean: {
    headlines: [
      'A slim hull, a long wake',
      'Length spent on lines',
      'Fine ends, easy motion',
      'Less volume, better manners',
    ],
    standfirsts: [
      '{name} puts her {loa} into a long, easy hull rather than into volume, and the sea repays it.',
      'With {gt} on {loa}, {name} is slimmer than most of her length and slips along with less fuss.',
      'There are roomier yachts of {loa}; few have ends as fine as those of {name}.',
    ],
    body: [
      'Her {gt} are modest for the length: the ends are fine and the side decks wide.',
      'A slim hull asks less of its engines, and at {cruise} {name} leaves little behind her.',
      'What she gives up in volume, {name} gets back in the way she meets a head sea.',
    ],
  },
  far: {
    headlines: [
      '{Range} on one bunkering',
      'A long way between fuel docks',
      'Tanks for an ocean',
      'The next fuel can wait',
    ],
    standfirsts: [
      'With {range} at an easy speed, {name} chooses her harbours for the harbour, not for the fuel.',
      '{name} can leave Gibraltar, cross, and still have fuel in hand: her range is {range}.',
      'Few yachts of {loa} go as far as {name}: {range} before anyone need call the bunkering barge.',
    ],
    body: [
      'At economical revolutions her tanks last {range}; pressed to {cruise} they last {crange}.',
      'Her range of {range} covers a full season in Greece or Norway on two visits to the fuel dock.',
      'She carries fuel for {range}, and the stores and cold rooms to match.',
      'Even at {cruise} she makes {crange}, and the cold rooms are sized for it.',
      'Stores and cold rooms match the tanks, so {name} need not come in for lettuce either.',
      'Fuel is bought where it is cheap, not where {name} happens to run low.',
    ],
  },
  fast: {
    headlines: [
      'Lunch in another country',
      '{Max} when it matters',
      'The short way there',
      'Early to every anchorage',
      'First to the buoy',
    ],
    standfirsts: [
      '{name} cruises at {cruise} and makes {max} when asked, which turns a weekend into three anchorages.',
      'At {cruise} {name} makes the morning crossing before the breeze, and has her pick of the bay.',
      'Some yachts of {loa} are for staying put; {name}, at {max}, is for going.',
    ],
    body: [
      'Flat out she makes {max}; the figure to plan with is {cruise}, which she holds all day.',
      '{Engines} push her to {max}, and she carries the speed without drama.',
      'At {cruise} her range is {crange}: long legs were not the brief, and short ones pass quickly.',
    ],
  },
  steady: {
    headlines: [
      'Twelve knots, all night{?twelve}',
      'Made for long watches',
      'Unhurried by design',
      'She keeps her own time',
    ],
    standfirsts: [
      '{name} is a displacement yacht of the patient kind: {cruise} day and night, and no fuss about it.',
      'Nobody hurries aboard {name}; at {cruise} the wake is flat and the glasses stay where they are.',
    ],
    body: [
      'She is happiest at {cruise}, a speed at which {name} can be heard only by those who go looking.',
      'With {max} at the stops and {cruise} as her habit, she covers close to three hundred miles between two breakfasts.{?twelve}',
      'Passages are made at {cruise}, mostly by night, so that guests wake where they meant to swim.',
      'Her master plans on {cruise} and is seldom late.',
    ],
  },
  shallow: {
    headlines: [
      '{Draft} and close to the beach',
      'Where others launch the tender',
      'Inside the sandbar',
      'She anchors further in',
    ],
    standfirsts: [
      'With a draft of {draft}, {name} lies where other yachts of {loa} only send their tenders.',
      'A draft of {draft} opens the inner half of every bay to {name}.',
    ],
    body: [
      'She draws {draft}, little enough for the banks of the Bahamas or the head of a Sardinian cove.',
      'Her draft of {draft} shortens the tender ride and often cancels it.',
      'Look at the chart with {draft} in mind and there are twice as many anchorages.',
    ],
  },
  'lifting-keel': {
    headlines: ['{Draft}, or {mindraft}', 'Keel down to sail, up to swim', 'Two drafts, one yacht'],
    standfirsts: [
      '{name} sails on {draft} of draft and comes into harbour on {mindraft}.',
      'The keel of {name} lifts: {draft} for windward work, {mindraft} for the anchorage behind the reef.',
    ],
    body: [
      'With the keel up she draws {mindraft} and fits behind reefs that other yachts of {loa} sail past.',
      'Keel down, at {draft}, she stands up to her sail; keel up, at {mindraft}, the whole bay is open.',
    ],
  },
  explorer: {
    headlines: [
      'Built to go and look',
      'For the far end of the chart',
      'A ship’s bow, a yacht’s table',
      'Past the last marina',
    ],
    standfirsts: [
      '{name} is an explorer in earnest: {hull} hull, {range} of range, and stores for weeks.',
      'The high bow of {name} is not for show; she was drawn for water where help is a day away.',
      '{name} takes {guests} guests where there is no marina, and brings her own workshop.',
    ],
    body: [
      'The wheelhouse is high and forward, the working deck aft, and everything on {name} can be reached and mended at sea.',
      'She was drawn as a small ship: {hull} below, dry decks, and {range} in the tanks.',
      'An explorer earns the name in supplies, and {name} carries enough for {guests} guests to forget the calendar.',
    ],
  },
  hull: {
    headlines: [
      'Steel where it matters{?steel}',
      'Light for her length{?aluminium}',
      'Carbon, and it shows{?carbon}',
      'A hull of planks and patience{?wood}',
      'Aluminium, and no excess{?aluminium}',
      'A steel hull for {round} meters{?steel}',
      'Laid up light and stiff{?carbon}',
    ],
    standfirsts: [
      'Below the paint {name} is {hull}, {loa} of it, and she moves with the weight of a ship.{?steel}',
      '{name} is {hull} throughout: {loa} that need less power than they seem to.{?aluminium}',
      '{name} is built in carbon fibre, which leaves the weight in the keel, where it does some good.{?carbon}{?sail}',
      'Wood, {loa} of it: {name} is a yacht that a yard can still repair with hand tools.{?wood}',
    ],
    body: [
      'Her hull is steel and her superstructure aluminium, the usual recipe, here {gt} of it.{?steel}',
      'A steel hull at {loa} rolls slowly and forgives a careless berth.{?steel}',
      'In aluminium {name} weighs less than steel would, and needs less power at {cruise}.{?aluminium}',
      'Carbon keeps the weight of {name} low and her {loa} stiff.{?carbon}',
      'A composite hull is easy to keep: {name} asks for polish rather than paint.{?composite}',
      'Her composite hull will not rust and hardly ages, one reason why {builder} builds nothing else at {loa}.{?composite}{?under40}',
    ],
  },
  still: {
    headlines: [
      'Level at anchor',
      'The soup stays in the plate',
      'Flat calm, brought along',
      'Quiet nights in open roads',
    ],
    standfirsts: [
      'Zero-speed stabilisers hold {name} level at anchor, so an open roadstead will do for the night.',
      'Swell from the evening ferry passes under {name} almost unnoticed: {stab} stabilisers work at rest as well as under way.',
    ],
    body: [
      '{stab} stabilisers work at anchor too, and that decides where {name} can spend the night.',
      'Her stabilisers, by {stab}, work with no way on: dinner is served in bays that others leave at dusk.',
      'Stabilised at rest by {stab}, {name} need not look for the one corner of the bay without swell.',
      'The zero-speed stabilisers are by {stab}.',
    ],
  },
  young: {
    headlines: ['Hardly run in', 'New from {builder}', 'The paint is still young', 'Delivered in {built}'],
    standfirsts: [
      '{name} left {builder} in {built}, and everything aboard still works as on the day of the trials.',
      'Delivered in {built}, {name} is a new yacht without the wait for one.',
    ],
    body: [
      'Ordered today, a yacht of {loa} from {builder} would take years; {name} was delivered in {built}.{?custom}',
      'Her systems date from {built}, so spares are a telephone call away.',
    ],
  },
  veteran: {
    headlines: [
      'Afloat since {built}',
      '{Age} years, well kept',
      'Older than her rivals, and better known',
      'She has seen fashions pass',
    ],
    standfirsts: [
      'Launched in {built}, {name} has outlived several fashions and kept her own.',
      'In {age} years {name} has been looked after by people who meant to keep her.',
      '{builder} launched {name} in {built}; her lines have aged better than most.',
    ],
    body: [
      'A yacht of {built} has nothing left to prove: what could fail on {name} has been replaced, and what remains is sound.',
      'After {age} years the joinery of {name} has a depth of colour that no new yacht can offer.',
      'She dates from {built}, when yards left room around the machinery, and her engineers are grateful.',
    ],
  },
  refit: {
    headlines: [
      'A yard winter in {refit}',
      'Made new in {refit}',
      'Opened up and put right',
      'Fresh from the {refit} refit',
    ],
    standfirsts: [
      'The refit of {refit} went through {name} from the tanks up, and left the lines alone.',
      '{builder} built {name} in {built}; the yard period of {refit} brought the rest up to date.',
    ],
    body: [
      'She was built in {built} and refitted in {refit}, so her age on paper says less than her engine room.',
      'The {refit} refit renewed what guests touch and what engineers curse.',
      'Since {refit} she has had the systems of a much younger yacht under the deck plates of {built}.',
    ],
  },
  classic: {
    headlines: [
      'A sheer line worth a photograph',
      'Drawn before the wedge',
      'Long counter, straight sheer',
      'Manners of an older school',
    ],
    standfirsts: [
      '{name} is drawn in the older manner, with a proper sheer and a deckhouse one walks around.',
      'Nothing on {name} is raked for effect; her {loa} are drawn as steam yachts were, and age as slowly.',
    ],
    body: [
      'Side decks run all the way round, so crew and guests of {name} need not meet.',
      'The profile of {name} is low and level, with the eye led along the rail rather than up.',
      'From the dinghy {name} looks right from every side, the oldest test there is.',
    ],
  },
  sloop: {
    headlines: ['One mast, {round} meters', 'A sloop that likes a breeze', 'Heel, and be quiet', 'Engine off by ten'],
    standfirsts: [
      '{name} is a sloop of {loa}: one mast, two sails that matter, and a helm that answers.',
      'On a reach {name} will hold {max}, and the only sound is water.',
      'She has {guests} berths for guests and a saloon, but {name} is best met at her wheel.',
    ],
    body: [
      'The rig is a sloop’s, simple to read and, with power on the winches, simple to set; {crew} crew sail all {loa} of her.',
      'She draws {draft} and stands up to her canvas; {name} is no motor yacht with a mast.',
      'Under sail {name} has the right of way and the better view.',
      'Trimmed for a reach, {name} needs a finger on the wheel and no more.',
    ],
  },
  ketch: {
    headlines: [
      'Two masts, smaller sails',
      'A ketch in the old sense',
      'Canvas in two pieces',
      'Mizzen set, kettle on',
    ],
    standfirsts: [
      'Two masts divide the work aboard {name}: every sail is one that {crew} crew can handle in a squall.',
      '{name} is a ketch of {loa}, a rig for oceans and for people in no hurry.',
    ],
    body: [
      'Under mizzen and headsail {name} balances herself, an old trick that no computer has bettered.',
      'The ketch rig keeps each sail small for {loa} of yacht, and the helm light.',
      'With the mizzen set she lies head to wind at anchor and swings less than her neighbours.',
    ],
  },
  'dark-sails': {
    headlines: ['Grey sails on the horizon', 'Known by her sails'],
    standfirsts: [
      'Dark laminate sails make {name} easy to pick out, and she is usually ahead.',
      'Other yachts know {name} by her sails, dark against any sky.',
    ],
    body: [
      'Her dark sails hold their shape for years; from the committee boat {name} is known before her number can be read.',
      'The dark sails of {name} set hard and flat on all {loa} of her.',
    ],
  },
  'two-hulls': {
    headlines: ['{Beam} of deck', 'Wide, level and in no hurry', 'Two hulls, one long terrace', 'Upright under sail'],
    standfirsts: [
      'A beam of {beam} on {loa} gives {name} the deck of a yacht half as long again.',
      '{name} sails upright: {beam} of beam do the work of a keel, and nothing needs stowing.',
      'On {name} the saloon, the cockpit and the sea lie on one level, {beam} wide.',
    ],
    body: [
      'Two hulls put the cabins far apart, and {name} sleeps {guests} who need not hear each other.',
      'She draws {draft} and can lie closer to the beach than any monohull of {loa}.',
      'At anchor the {beam} of beam keep {name} level when the swell comes round the point.',
      'The nets forward are the best seats aboard {name} until the spray says otherwise.',
    ],
  },
  colour: {
    headlines: ['The {colour} one', 'A {colour} hull among white ones', '{Colour}, and easy to find'],
    standfirsts: [
      'In a bay of white yachts {name} is the {colour} one, {loa} and not to be mistaken.',
      'Her topsides are {colour}, a colour that takes the evening light better than white.',
    ],
    body: [
      'Her {colour} topsides make {name} easy to find from the tender at night.',
      'The hull is {colour}; the crew will tell you what that means in polish.',
      '{Colour} suits her: it lowers the eye and lengthens {loa} of hull.',
    ],
  },
  built: {
    body: [
      '{builder} delivered her in {built}.',
      '{builder} built her in {built}, in {hull}.',
      'She came out of the {builder} yard in {built}, {loa} long and {beam} in the beam.',
      'Built by {builder} and launched in {built}, she measures {loa} by {beam}.',
      'She is {aBuilder} of {built}, with a hull in {hull}.',
      'The yard was {builder}, the year {built}.',
      'Her builder is {builder}, her year {built}, her tonnage {gt}.',
      'From {builder}, in {built}, came {loa} of {kind} with a draft of {draft}.',
      'She carries the plate of {builder}, dated {built}.',
      'Laid down by {builder} and finished in {built}, she has a beam of {beam}.',
    ],
  },
  engines: {
    body: [
      '{Engines} of {hp} each drive her to {max}.',
      'Below are {engines}, {hp} apiece, good for {cruise} without effort.',
      'Power comes from {engines}; at {cruise} they are loafing.',
      'Her engineer looks after {engines} and a range of {range}.{?over40}',
      '{Engines} give {max} at the stops and {cruise} in everyday use.',
      'For the figures: {engines}, {max} at most, {cruise} at ease, {range} of range.',
      'In the engine room stand {engines}, each of {hp}.',
      'She cruises at {cruise} on {engines}.',
      'When the wind drops, {anEngine} of {hp} keeps her at {cruise}.{?oneEngine}',
      'There is {anEngine} for calms and harbours, with range for {range}.{?oneEngine}',
      'With the sails down {anEngine} takes over, at {cruise}.{?oneEngine}',
    ],
  },
  designers: {
    body: [
      'Her lines are by {exterior}, her rooms by {interior}.',
      '{exterior} drew the outside; {interior} furnished what is behind it.',
      'The profile is the work of {exterior}.',
      '{interior} did the interior and kept it calm.',
      'Inside, {interior} chose few materials and used them well.',
      '{exterior} drew her, and the proportions have held.',
      'She was drawn by {exterior}, with an interior by {interior} in daylight colours.',
      'The hand of {interior} shows in the joinery, which is plain and exact.',
    ],
  },
};
