export { parse } from 'csv-parse';
