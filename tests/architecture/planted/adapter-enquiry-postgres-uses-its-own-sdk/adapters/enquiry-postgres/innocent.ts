export { default } from 'postgres';
