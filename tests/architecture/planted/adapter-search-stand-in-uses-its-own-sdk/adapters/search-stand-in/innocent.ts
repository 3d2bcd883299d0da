export { circuitBreaker } from 'cockatiel';
