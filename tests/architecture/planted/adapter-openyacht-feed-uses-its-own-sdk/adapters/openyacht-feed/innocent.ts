export { Tokenizer } from '@streamparser/json';
export { Ajv2020 } from 'ajv/dist/2020.js';
