import { expect, test } from 'vitest';
import { maskedVariables } from './masked-variables.ts';

const masked = (value: string) => maskedVariables(['X'], { X: value }).slice('X='.length);

test.each([
  ['https://www.example.com', 'https://www.example.com'],
  ['https://crm.example/hooks/catch/81/KEY/', 'https://crm.example/***'],
  ['https://feeds.example/KEY.xml?token=KEY#KEY', 'https://feeds.example/***'],
  ['https://feeds.example/@KEY', 'https://feeds.example/***'],
  ['https://feeds.example?KEY', 'https://feeds.example/***'],
  ['postgres://u:KEY@KEY@db.example:5432/halyard', 'postgres://***@db.example:5432/***'],
  ['postgres://u:KEY,KEY@db.example/halyard', 'postgres://***@db.example/***'],
  ['postgres://u:KEY/KEY@db.example/halyard', 'postgres://***/***'],
  ['smtps://KEY:KEY@[::1]:465', 'smtps://***@[::1]:465'],
  ['https://a.example/KEY, https://u:KEY@b.example', 'https://a.example/*** https://***@b.example'],
  ['/srv/feed.xml', '/srv/feed.xml'],
  ['openmarine, openyacht', 'openmarine, openyacht'],
])('OP4 %s is shown as %s', (value, shown) => {
  expect(masked(value)).toBe(shown);
});

test('OP4 secrets are not shown, and variables that are not set are left out', () => {
  expect(maskedVariables(['A_TOKEN', 'B', 'C'], { A_TOKEN: 'KEY', B: '', C: '3' })).toBe('A_TOKEN=*** C=3');
});
