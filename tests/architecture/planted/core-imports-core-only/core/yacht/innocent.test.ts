import { test } from 'vitest';
import { memory } from '../../adapters/memory/memory.ts';
import { length } from './innocent.ts';
test('', () => [memory, length]);
