export const readCharts = () => 1;
