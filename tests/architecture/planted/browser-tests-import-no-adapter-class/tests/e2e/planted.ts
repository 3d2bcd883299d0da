import { FileSeaCharts } from '../../adapters/sea-files/file-sea-charts.ts';
export const charts = new FileSeaCharts();
