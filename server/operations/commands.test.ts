import { describe, expect, test } from 'vitest';
import { OPERATOR_USAGE, type OperatorCommand, parseOperatorCommand } from './commands.ts';

const read = (line: string) => parseOperatorCommand(line === '' ? [] : line.split(' '));

test.each<[string, OperatorCommand | object]>([
  ['list', { name: 'list', limit: 50, undelivered: false }],
  ['list 5', { name: 'list', limit: 5, undelivered: false }],
  ['list --undelivered', { name: 'list', limit: 50, undelivered: true }],
  ['list 10000 --undelivered', { name: 'list', limit: 10_000, undelivered: true }],
  ['show 7KM2Q-94QFX', { name: 'show', reference: '7KM2Q-94QFX' }],
  ['show 7km2q 94qfx', { name: 'show', reference: '7KM2Q-94QFX' }],
  ['erase 7KM2Q94QFX', { name: 'erase', reference: '7KM2Q-94QFX' }],
  ['retry 7KM2Q-94QFX', { name: 'retry', reference: '7KM2Q-94QFX' }],
  ['retry all', { name: 'retry', reference: null }],
  ['export csv', { name: 'export' }],
  ['subscribers csv', { name: 'subscribers' }],
  ['export --person Ana@Visitor.Example', { name: 'export-person', address: 'ana@visitor.example' }],
  ['export --person ana+x@müller.example', { name: 'export-person', address: 'ana+x@xn--mller-kva.example' }],
  ['erase --person Ana@visitor.example', { name: 'erase-person', address: 'ana@visitor.example', isDryRun: false }],
  [
    'erase --person ana@visitor.example --dry-run',
    { name: 'erase-person', address: 'ana@visitor.example', isDryRun: true },
  ],
  [
    'erase --person --dry-run ana@visitor.example',
    { name: 'erase-person', address: 'ana@visitor.example', isDryRun: true },
  ],
  ['forget Ana@Visitor.Example', { name: 'forget', address: 'ana@visitor.example' }],
  ['backup /var/backups/site.backup', { name: 'backup', file: '/var/backups/site.backup' }],
  ['restore site.backup', { name: 'restore', file: 'site.backup' }],
  ['check', { name: 'check', file: null }],
  ['check site.backup', { name: 'check', file: 'site.backup' }],
  // In the stored spelling.
  ['forget ana@müller.example', { name: 'forget', address: 'ana@xn--mller-kva.example' }],
])('FM2 FM3 OP2 %s', (line, command) => {
  expect(read(line)).toEqual({ ok: true, value: command });
});

describe('FM2 reports a wrong command in one line', () => {
  test.each([
    ['', 'A command is missing.'],
    ['drop', 'There is no command "drop".'],
    ['constructor', 'There is no command "constructor".'],
    ['list 0', 'from 1 to 10000'],
    ['list 10001', 'from 1 to 10000'],
    ['list -5', 'from 1 to 10000'],
    ['list 1e3', 'from 1 to 10000'],
    ['list 5 6', 'one number'],
    ['show', 'like 7KM2Q-94QFX'],
    ['show 7KM2Q', 'like 7KM2Q-94QFX'],
    ['erase all', 'like 7KM2Q-94QFX'],
    ['retry', 'or "all"'],
    ['export', 'needs a format'],
    ['export json', 'needs a format'],
    ['subscribers', 'needs a format'],
    ['export --person', 'export --person needs one mail address'],
    ['export --person ana', 'export --person needs one mail address'],
    ['export --person ana@visitor.example --dry-run', 'export --person needs one mail address'],
    ['erase --person', 'erase --person needs one mail address'],
    ['erase --person a@visitor.example b@visitor.example', 'erase --person needs one mail address'],
    ['erase --person a@visitor.example --dryrun', 'erase --person needs one mail address'],
    ['erase --dry-run', 'like 7KM2Q-94QFX'],
    ['erase 7KM2Q-94QFX --dry-run', 'like 7KM2Q-94QFX'],
    ['backup', 'backup needs a file'],
    ['restore', 'restore needs a file'],
    ['backup a b', 'takes one file'],
    ['check a b', 'takes one file'],
    ['forget', 'needs a mail address'],
    ['forget ana', 'needs a mail address'],
    ['forget @', 'needs a mail address'],
  ])('%j', (line, said) => {
    const command = read(line);
    expect(command.ok ? command.value : command.error).toContain(said);
    expect(command.ok ? '' : command.error).not.toContain('\n');
  });
});

test('FM2 the usage names every command', () => {
  for (const name of [
    'list',
    'show',
    'export',
    'retry',
    'erase',
    'subscribers',
    'forget',
    'backup',
    'restore',
    'check',
  ]) {
    expect(OPERATOR_USAGE).toMatch(new RegExp(`^  ${name} `, 'm'));
  }
});
