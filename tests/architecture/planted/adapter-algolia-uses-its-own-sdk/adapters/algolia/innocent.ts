import { liteClient } from 'algoliasearch/lite';
export const client = liteClient;
