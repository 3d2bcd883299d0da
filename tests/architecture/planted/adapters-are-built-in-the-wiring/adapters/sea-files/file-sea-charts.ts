export class FileSeaCharts {}
