import { join } from 'node:path';
import { injectable } from 'inversify';
export const both = [join, injectable];
