export { bulkhead } from 'cockatiel';
