import type { AreaId } from '../places/areas.ts';

/** A well-known passage of each area, in nautical miles, rounded. */
export interface Leg {
  area: AreaId;
  from: { en: string; es: string };
  to: { en: string; es: string };
  miles: number;
}

type Row = readonly [area: AreaId, from: string, to: string, miles: number, fromEs?: string, toEs?: string];
const ROWS: readonly Row[] = [
  ['cote-dazur', 'Antibes', 'Calvi', 95],
  ['cote-dazur', 'Monaco', 'Saint-Tropez', 43, 'Mónaco'],
  ['italian-riviera', 'Portofino', 'Portovenere', 32],
  ['italian-riviera', 'Genoa', 'Capraia', 88, 'Génova'],
  ['corsica', 'Calvi', 'Girolata', 22],
  ['corsica', 'Ajaccio', 'Bonifacio', 45],
  ['sardinia', 'Porto Cervo', 'Bonifacio', 24],
  ['sardinia', 'Olbia', 'Ponza', 145],
  ['balearic-islands', 'Palma', 'Cabrera', 26],
  ['balearic-islands', 'Ibiza', 'Sóller', 62],
  ['amalfi-coast', 'Capri', 'Amalfi', 17],
  ['amalfi-coast', 'Capri', 'Ponza', 66],
  ['sicily', 'Lipari', 'Stromboli', 22],
  ['sicily', 'Milazzo', 'Ustica', 98],
  ['dalmatia', 'Split', 'Vis', 30],
  ['dalmatia', 'Hvar', 'Korčula', 38],
  ['montenegro', 'Tivat', 'Dubrovnik', 36],
  ['ionian-islands', 'Corfu', 'Paxos', 32, 'Corfú'],
  ['ionian-islands', 'Lefkada', 'Ithaca', 28, 'Léucade', 'Ítaca'],
  ['saronic-gulf', 'Athens', 'Hydra', 37, 'Atenas', 'Hidra'],
  ['saronic-gulf', 'Poros', 'Spetses', 32],
  ['cyclades', 'Mykonos', 'Santorini', 70, 'Miconos'],
  ['cyclades', 'Lavrio', 'Kythnos', 24, 'Lavrio', 'Citnos'],
  ['cyclades', 'Paros', 'Amorgos', 45],
  ['turkish-coast', 'Bodrum', 'Göcek', 105],
  ['turkish-coast', 'Göcek', 'Kaş', 60],
  ['norwegian-fjords', 'Bergen', 'Ålesund', 145],
  ['norwegian-fjords', 'Ålesund', 'Geiranger', 58],
  ['scotland', 'Oban', 'Tobermory', 26],
  ['scotland', 'Tobermory', 'Barra', 55],
  ['stockholm-archipelago', 'Stockholm', 'Sandhamn', 30, 'Estocolmo'],
  ['new-england', 'Newport', 'Nantucket', 62],
  ['new-england', 'Newport', 'Block Island', 25],
  ['alaska', 'Juneau', 'Glacier Bay', 65],
  ['alaska', 'Juneau', 'Tracy Arm', 45],
  ['leeward-islands', 'Antigua', 'Saint Barths', 82, 'Antigua', 'San Bartolomé'],
  ['virgin-islands', 'Saint Thomas', 'Virgin Gorda', 30, 'Santo Tomás'],
  ['windward-islands', 'Bequia', 'Mayreau', 24],
  ['exumas', 'Nassau', 'Staniel Cay', 68],
  ['abacos', 'Marsh Harbour', 'Harbour Island', 62],
  ['seychelles', 'Mahé', 'Praslin', 25],
  ['maldives', 'Malé', 'Baa Atoll', 68, 'Malé', 'Baa'],
  ['andaman-sea', 'Phuket', 'Similan', 58],
  ['raja-ampat', 'Sorong', 'Wayag', 85],
  ['whitsundays', 'Hamilton Island', 'Hayman', 20, 'Hamilton'],
  ['fiji', 'Denarau', 'Yasawa', 52],
  ['french-polynesia', 'Papeete', 'Bora Bora', 143],
  ['french-polynesia', 'Papeete', 'Huahine', 95],
];

export const LEGS: readonly Leg[] = ROWS.map(([area, from, to, miles, fromEs, toEs]) => ({
  area,
  from: { en: from, es: fromEs ?? from },
  to: { en: to, es: toEs ?? to },
  miles,
}));
