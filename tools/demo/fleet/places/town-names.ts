/** Spanish names of harbour towns that differ from the English ones. */
export const TOWNS_ES: Readonly<Record<string, string>> = {
  Monaco: 'Mónaco',
  Genoa: 'Génova',
  Athens: 'Atenas',
  Corfu: 'Corfú',
  Stockholm: 'Estocolmo',
  Singapore: 'Singapur',
  Sydney: 'Sídney',
  Dubai: 'Dubái',
  Grenada: 'la isla de Granada',
  'Saint Thomas': 'Santo Tomás',
  'Hamilton Island': 'la isla Hamilton',
};
