import { readCharts } from '../../adapters/sea-files/read-charts.ts';
export const charts = readCharts();
