import { FileSeaCharts } from '../sea-files/file-sea-charts.ts';
export const charts = () => new FileSeaCharts();
