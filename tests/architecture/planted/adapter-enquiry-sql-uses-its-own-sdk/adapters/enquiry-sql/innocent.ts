export { default } from 'libsql';
