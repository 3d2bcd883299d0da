import { liteClient } from 'algoliasearch/lite';
import { injectable } from 'inversify';
export const both = [liteClient, injectable];
