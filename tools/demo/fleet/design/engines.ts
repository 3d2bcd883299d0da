/** A real engine with its maker's rated horsepower, rounded. */
export interface Engine {
  name: string;
  horsepower: number;
}

export const AUXILIARY: readonly Engine[] = [
  { name: 'Volvo Penta D4-180', horsepower: 180 },
  { name: 'Volvo Penta D4-230', horsepower: 230 },
  { name: 'Volvo Penta D6-330', horsepower: 330 },
  { name: 'CAT C9.3', horsepower: 416 },
  { name: 'CAT C12.9', horsepower: 550 },
  { name: 'CAT C18', horsepower: 715 },
  { name: 'MTU 8V 2000 M72', horsepower: 965 },
  { name: 'MTU 12V 2000 M72', horsepower: 1448 },
];

export const PROPULSION: readonly Engine[] = [
  { name: 'CAT C12.9', horsepower: 550 },
  { name: 'Volvo Penta D13-700', horsepower: 700 },
  { name: 'CAT C18', horsepower: 715 },
  { name: 'Volvo Penta D13-900', horsepower: 900 },
  { name: 'MTU 8V 2000 M72', horsepower: 965 },
  { name: 'Volvo Penta D13-1000', horsepower: 1000 },
  { name: 'MAN V8-1200', horsepower: 1200 },
  { name: 'CAT C32', horsepower: 1300 },
  { name: 'MAN V12-1400', horsepower: 1400 },
  { name: 'MTU 12V 2000 M72', horsepower: 1448 },
  { name: 'CAT C32 ACERT', horsepower: 1600 },
  { name: 'MAN V12-1650', horsepower: 1650 },
  { name: 'MTU 12V 4000 M53', horsepower: 1770 },
  { name: 'MAN V12-1900', horsepower: 1900 },
  { name: 'MTU 16V 2000 M72', horsepower: 1930 },
  { name: 'CAT 3512C', horsepower: 2000 },
  { name: 'MTU 16V 2000 M84', horsepower: 2185 },
  { name: 'CAT 3516C', horsepower: 2447 },
  { name: 'MTU 16V 4000 M53', horsepower: 2467 },
  { name: 'MTU 16V 2000 M94', horsepower: 2600 },
  { name: 'Rolls-Royce mtu 16V 4000 M63', horsepower: 2682 },
  { name: 'MTU 12V 4000 M93L', horsepower: 3460 },
  { name: 'MTU 16V 4000 M73L', horsepower: 3860 },
  { name: 'MTU 16V 4000 M93L', horsepower: 4613 },
  { name: 'MTU 20V 4000 M93L', horsepower: 5766 },
];
