import type { FeatureCategory } from '../../../core/yacht/feature.ts';
import type { Amenity } from '../../../core/yacht/yacht.ts';
import type { Design } from './design/design.ts';

export interface FeatureEntry {
  category: FeatureCategory;
  /** The market on which it is published, or both. */
  market: 'charter' | 'sale' | 'both';
  en: string;
  es: string;
  /** The amenity that it describes, if any; entries of one amenity are alternatives. */
  amenity?: Amenity;
  /** A further condition of the entry. */
  when?: (design: Design, guests: number) => boolean;
}

const motor = ({ kind }: Design) => kind === 'motor';
const sail = ({ kind }: Design) => kind === 'sail';

export const FEATURES: readonly FeatureEntry[] = [
  { category: 'on-deck', market: 'both', amenity: 'pool', en: 'Pool on deck', es: 'Piscina en cubierta' },
  {
    category: 'on-deck',
    market: 'both',
    amenity: 'pool',
    en: 'Swimming pool with counter-current',
    es: 'Piscina con contracorriente',
  },
  {
    category: 'on-deck',
    market: 'both',
    amenity: 'helipad',
    en: 'Touch-and-go helipad',
    es: 'Helipuerto de toma y despegue',
  },
  { category: 'on-deck', market: 'both', amenity: 'jacuzzi', en: 'Deck jacuzzi', es: 'Jacuzzi en cubierta' },
  {
    category: 'on-deck',
    market: 'both',
    amenity: 'jacuzzi',
    en: 'Jacuzzi with sunpads around it',
    es: 'Jacuzzi rodeado de solárium',
  },
  {
    category: 'on-deck',
    market: 'both',
    en: 'Flybridge with second helm',
    es: 'Flybridge con segundo puesto de gobierno',
    when: (d) => d.flybridge && d.loaMeters < 40,
  },
  {
    category: 'on-deck',
    market: 'both',
    en: 'Sundeck with bar and shade',
    es: 'Solárium con bar y toldo',
    when: (d) => d.flybridge && d.loaMeters >= 40,
  },
  {
    category: 'on-deck',
    market: 'both',
    en: 'Cockpit table for all guests',
    es: 'Mesa de bañera para todos los invitados',
    when: sail,
  },
  {
    category: 'on-deck',
    market: 'both',
    en: 'Foredeck nets between the hulls',
    es: 'Redes a proa entre los cascos',
    when: (d) => d.kind === 'catamaran',
  },
  {
    category: 'on-deck',
    market: 'both',
    en: 'Aft deck dining in the shade',
    es: 'Comedor de popa a la sombra',
    when: motor,
  },
  { category: 'on-deck', market: 'charter', en: 'Barbecue on deck', es: 'Barbacoa en cubierta' },
  {
    category: 'on-deck',
    market: 'charter',
    en: 'Open-air cinema screen',
    es: 'Pantalla de cine al aire libre',
    when: (d) => d.loaMeters > 34,
  },
  { category: 'on-deck', market: 'both', en: 'Seating on the foredeck', es: 'Asientos a proa', when: motor },
  { category: 'on-deck', market: 'sale', en: 'Decks laid in teak', es: 'Cubiertas de teca' },
  {
    category: 'on-the-water',
    market: 'both',
    amenity: 'beach-club',
    en: 'Beach club at the waterline',
    es: 'Beach club a ras de agua',
  },
  {
    category: 'on-the-water',
    market: 'both',
    amenity: 'beach-club',
    en: 'Beach club with fold-down terrace',
    es: 'Beach club con terraza abatible',
  },
  { category: 'on-the-water', market: 'both', amenity: 'tenders', en: 'Guest tender', es: 'Auxiliar para invitados' },
  {
    category: 'on-the-water',
    market: 'both',
    amenity: 'tenders',
    en: 'Tender for towing and landings',
    es: 'Auxiliar para remolque y desembarcos',
  },
  { category: 'on-the-water', market: 'charter', amenity: 'jet-skis', en: 'Jet-skis', es: 'Motos de agua' },
  {
    category: 'on-the-water',
    market: 'charter',
    amenity: 'jet-skis',
    en: 'Two jet-skis',
    es: 'Dos motos de agua',
    when: (d) => d.loaMeters > 28,
  },
  {
    category: 'on-the-water',
    market: 'charter',
    amenity: 'kayaks',
    en: 'Kayaks and paddleboards',
    es: 'Kayaks y tablas de remo',
  },
  {
    category: 'on-the-water',
    market: 'charter',
    amenity: 'inflatables',
    en: 'Towed inflatables',
    es: 'Hinchables de arrastre',
  },
  {
    category: 'on-the-water',
    market: 'charter',
    amenity: 'slide',
    en: 'Slide from the upper deck',
    es: 'Tobogán desde la cubierta superior',
    when: motor,
  },
  { category: 'on-the-water', market: 'charter', amenity: 'slide', en: 'Inflatable slide', es: 'Tobogán hinchable' },
  {
    category: 'on-the-water',
    market: 'charter',
    amenity: 'jellyfish-pool',
    en: 'Jellyfish pool',
    es: 'Piscina antimedusas',
  },
  { category: 'on-the-water', market: 'charter', amenity: 'seabob', en: 'Seabobs', es: 'Seabobs' },
  { category: 'on-the-water', market: 'charter', amenity: 'seabob', en: 'Two Seabobs', es: 'Dos Seabobs' },
  {
    category: 'on-the-water',
    market: 'charter',
    en: 'Wakeboards and water-skis',
    es: 'Tablas de wakeboard y esquís acuáticos',
  },
  {
    category: 'on-the-water',
    market: 'charter',
    en: 'Snorkelling gear for every guest',
    es: 'Equipo de buceo de superficie para cada invitado',
  },
  { category: 'on-the-water', market: 'charter', en: 'Fishing gear', es: 'Equipo de pesca' },
  {
    category: 'on-the-water',
    market: 'both',
    en: 'Tender carried in the open aft bay',
    es: 'Auxiliar estibada en la bañera abierta de popa',
    when: (d) => d.tender,
  },
  {
    category: 'on-the-water',
    market: 'both',
    en: 'Swim platform with steps into the sea',
    es: 'Plataforma de baño con escalera al agua',
  },
  {
    category: 'inside',
    market: 'both',
    amenity: 'master-on-main',
    en: 'Master cabin on the main deck',
    es: 'Camarote del armador en la cubierta principal',
  },
  { category: 'inside', market: 'both', amenity: 'cinema', en: 'Cinema', es: 'Sala de cine' },
  {
    category: 'inside',
    market: 'both',
    amenity: 'elevator',
    en: 'Lift between the guest decks',
    es: 'Ascensor entre las cubiertas de invitados',
  },
  {
    category: 'inside',
    market: 'both',
    amenity: 'wheelchair-friendly',
    en: 'Step-free access by lift',
    es: 'Acceso sin escalones con ascensor',
  },
  {
    category: 'inside',
    market: 'both',
    en: 'Dining for every guest at one table',
    es: 'Comedor para todos los invitados en una mesa',
  },
  {
    category: 'inside',
    market: 'charter',
    en: 'Twin cabins that convert to doubles',
    es: 'Camarotes de dos camas convertibles en dobles',
    when: (_, guests) => guests >= 8,
  },
  { category: 'inside', market: 'charter', en: 'Broadband by satellite', es: 'Banda ancha por satélite' },
  {
    category: 'inside',
    market: 'sale',
    en: 'Owner’s study',
    es: 'Despacho del armador',
    when: (d) => d.loaMeters > 45,
  },
  {
    category: 'inside',
    market: 'sale',
    en: 'Separate crew stair and galley lift',
    es: 'Escalera de tripulación y montaplatos independientes',
    when: (d) => d.loaMeters > 48,
  },
  {
    category: 'inside',
    market: 'charter',
    en: 'Air conditioning set cabin by cabin',
    es: 'Aire acondicionado regulable por camarote',
  },
  { category: 'wellness', market: 'both', amenity: 'gym', en: 'Gym', es: 'Gimnasio' },
  { category: 'wellness', market: 'both', amenity: 'gym', en: 'Gym with free weights', es: 'Gimnasio con pesas' },
  { category: 'wellness', market: 'both', amenity: 'sauna', en: 'Sauna', es: 'Sauna' },
  {
    category: 'wellness',
    market: 'both',
    amenity: 'spa',
    en: 'Spa with treatment room',
    es: 'Spa con cabina de tratamientos',
  },
  {
    category: 'wellness',
    market: 'charter',
    en: 'Massage on request',
    es: 'Masajes a petición',
    when: (d) => d.loaMeters > 42,
  },
  {
    category: 'wellness',
    market: 'charter',
    en: 'Yoga mats and space to use them',
    es: 'Esterillas de yoga y sitio para usarlas',
    when: motor,
  },
  { category: 'technical', market: 'sale', en: 'Watermakers', es: 'Potabilizadoras' },
  { category: 'technical', market: 'sale', en: 'Bow thruster', es: 'Hélice de proa' },
  {
    category: 'technical',
    market: 'sale',
    en: 'Engine room with standing headroom',
    es: 'Sala de máquinas con altura para estar de pie',
    when: (d) => d.loaMeters > 34,
  },
  {
    category: 'technical',
    market: 'sale',
    en: 'Hydraulic winches and furlers',
    es: 'Cabrestantes y enrolladores hidráulicos',
    when: sail,
  },
];
