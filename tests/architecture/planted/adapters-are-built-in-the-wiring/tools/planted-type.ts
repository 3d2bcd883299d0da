import type { FileSeaCharts } from '../adapters/sea-files/file-sea-charts.ts';
export type Charts = FileSeaCharts;
