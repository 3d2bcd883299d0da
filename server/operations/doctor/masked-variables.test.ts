import { expect, test } from 'vitest';
import { maskedVariables } from './masked-variables.ts';

const masked = (value: string) => maskedVariables(['X'], { X: value }).slice('X='.length);

test.each([
  ['https://www.example.com', 'https://www.example.com'],
  ['https://crm.example/hooks/catch/81/KEY/', 'https://crm.example/***'],
  ['https://feeds.example/KEY.xml?token=KEY#KEY', 'https://feeds.example/***'],
  ['https://feeds.example/@KEY', '***'],
  ['https://feeds.example?KEY', 'https://feeds.example/***'],
  ['postgres://u:KEY@KEY@db.example:5432/halyard', 'postgres://***@db.example:5432/***'],
  ['postgres://u:KEY,KEY@db.example/halyard', 'postgres://***@db.example/***'],
  ['postgres://u:KEY/KEY@db.example/halyard', '***'],
  ['postgres://u:12/KEY@KEY@db.example/halyard', '***'],
  ['smtp://user:12/KEY@mail.example', '***'],
  ['smtp://user:12?KEY@mail.example', '***'],
  ['smtp://user:12#KEY@mail.example', '***'],
  ['smtps://KEY:KEY@[::1]:465', 'smtps://***@[::1]:465'],
  ['https://a.example/KEY, https://u:KEY@b.example', 'https://a.example/*** https://***@b.example'],
  ['host=h user=u password=KEY', '***'],
  ['host=h user=u Password = KEY', '***'],
  ['postgres:user:KEY@db.example/halyard', '***'],
  ['//user:KEY@db.example/halyard', '***'],
  ['name=https://feeds.example/KEY', '***'],
  ['KEY https://feeds.example/', '***'],
  ['"postgres://u:KEY@db.example/halyard"', 'postgres://***@db.example/***'],
  ["'postgres://u:KEY@db.example/halyard'", 'postgres://***@db.example/***'],
  ['"postgres://u:KEY@db.example/halyard', '***'],
  ['"info"', 'info'],
  ['/srv/feed.xml', '/srv/feed.xml'],
  ['openmarine, openyacht', 'openmarine, openyacht'],
])('OP4 %s is shown as %s', (value, shown) => {
  expect(masked(value)).toBe(shown);
});

test('OP4 secrets are not shown, and variables that are not set are left out', () => {
  expect(maskedVariables(['A_TOKEN', 'B', 'C'], { A_TOKEN: 'KEY', B: '', C: '3' })).toBe('A_TOKEN=*** C=3');
});

test.each([
  ['DATABASE_URL', 'halyard:KEY', '***'],
  ['DATABASE_URL', '"postgres://halyard:KEY@db.example/halyard"', 'postgres://***@db.example/***'],
  ['SMTP_URL', 'smtp://user:12, x://KEY@mail.example', '***'],
  ['LISTING_FEED', 'feeds.example/KEY.xml', '***'],
  ['LISTING_FEED', 'https://feeds.example/KEY.xml', 'https://feeds.example/***'],
  ['PARTNER_FEEDS', 'openmarine', 'openmarine'],
])('OP4 %s, an address by its name or not, shows %s as %s', (name, value, shown) => {
  expect(maskedVariables([name], { [name]: value })).toBe(`${name}=${shown}`);
});
