import type { Phrasebook } from './topics.ts';

/** English templates about her cruising areas and her harbour. */
export const EN_WATERS: Phrasebook = {
  'two-seasons': {
    headlines: [
      'Two summers a year',
      'South when the clocks change',
      'No winter in her logbook',
      'She follows the sun, with reason',
    ],
    standfirsts: [
      '{name} spends the summer around {summer} and the winter in {winter}, and seldom sees a cold deck.',
      'From {summer} to {winter}: {name} works two seasons and keeps her crew.',
    ],
    body: [
      'Her year has two halves: {summer}, then {winter}.',
      'When the season ends around {summer}, {name} sails for {winter}.',
      'In autumn she leaves {area} and by the new year lies in {winter}.',
    ],
  },
  'one-water': {
    headlines: ['She knows every cove here', 'Loyal to {area}', 'One sea, known well', 'Local knowledge included'],
    standfirsts: [
      '{name} keeps to {summer}, and her crew know which bays empty after six.',
      'Some yachts collect oceans; {name} keeps to {area} and knows it by night.',
    ],
    body: [
      'She keeps to {summer} all year, and her crew have the local numbers.',
      'Home is {area}: {name} winters close by and is the first out in spring.',
      'Having stayed around {area}, {name} shows little wear from ocean passages.',
    ],
  },
  north: {
    headlines: [
      'Long light, cold water',
      'North, on purpose',
      'Where the charts turn grey',
      'Midnight, and still reading',
    ],
    standfirsts: [
      '{name} goes north in summer, to {summer}, where anchorages are deep and mostly empty.',
      'While others queue for {mainstream}, {name} is in {area} with the heating on.',
    ],
    body: [
      'In {area} she anchors under mountains, and the next yacht is a day away.{?mountains}',
      'Her summers are spent around {summer}, among people who wave.',
      'Heating matters more than shade in {area}, and {name} has both.',
    ],
  },
  pacific: {
    headlines: ['The far side of the chart', 'Trade winds and few lights', 'A long way from the queue'],
    standfirsts: [
      '{name} is based where the yachts thin out: {summer}.',
      'It takes a day to reach {name} in {area}, and most guests stay an extra week.',
    ],
    body: [
      'In {area} the anchorages have no names on the chart, only depths.',
      'She cruises {summer}, where her tanks count for more than her top speed.',
    ],
  },
  crossing: {
    headlines: ['An ocean, with fuel to spare', 'Canaries to Antigua, no stop', 'She crosses on her own keel'],
    standfirsts: [
      'From the Canaries to Antigua is 2,700 miles; {name} has range for that and {spare} more.',
      '{name} makes her own Atlantic crossings, and arrives with fuel for another {spare}.',
    ],
    body: [
      'The Atlantic is 2,700 miles from the Canaries to Antigua, and she has {spare} in hand.',
      'No freighter need carry {name} west: her {range} cover the crossing with {spare} over.',
    ],
  },
  grounds: {
    body: [
      'Summers are spent around {summer}.',
      'In summer she cruises {summer}; in winter, {winter}.',
      'Look for her around {summer} from May to September.{?med}',
      'Most of her miles are made around {summer}.',
      'She knows {summer} well.',
      'The season takes her to {summer}, and then to {winter}.',
      'Between June and September {name} is at home around {summer}.{?med}',
      'From {area} she seldom strays far in summer.',
      'Winter finds {name} in {winter}.',
      'Her crew have worked {summer} long enough to know who answers on channel 9.{?med}',
    ],
  },
  passage: {
    body: [
      '{From} to {to} is {nm}; at {cruise} that is {hours}.',
      'At {cruise} she is {hours} from {from} to {to}.',
      'A typical hop, {from} to {to}, takes her {hours}.',
      'Leave {from} after breakfast and, {hours} later, the anchor goes down at {to}.{?shortLeg}',
      'The {nm} between {from} and {to} pass in {hours}.',
      'Think of {from} to {to}: {nm}, or {hours} at her usual {cruise}.',
      'It is {nm} from {from} to {to}, {hours} aboard {name}.',
      'Slip the lines at {from} at dusk and {to} is there at first light, {nm} on.{?nightLeg}',
      'From {from}, {to} lies {hours} away at {cruise}.',
    ],
  },
  papers: {
    body: [
      'She flies the {flag} flag and is classed by {class}.',
      'Her class is {class}, her flag {flag}.',
      '{name} is in class with {class}.',
      'VAT is paid in the European Union, and {name} has the papers aboard.{?vat}{?sale}',
      'VAT has been paid on {name}, which saves a European buyer a conversation.{?vat}{?sale}',
      'US duty is paid on {name}.{?duty}{?sale}',
      'On paper: {flag} flag, {class}, {gt}.',
      '{Flag} flag, {class} class.',
    ],
  },
  lying: {
    body: [
      'She lies at {berth}, {lying}, and can be seen by appointment.{?sale}',
      '{name} is lying {inPlace}, at {berth}.',
      'For now she lies {inPlace}, at {berth}.',
      'A viewing means a walk along the quay at {berth}, {lying}.{?sale}',
      'Her berth is at {berth}, {lying}.',
      'Join her {inPlace}, at {berth}, or have her brought round.{?charter}',
      'You will find {name} {inPlace}, alongside at {berth}.',
    ],
  },
};
