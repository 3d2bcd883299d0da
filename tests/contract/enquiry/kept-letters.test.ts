import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MailboxFolderTransport } from '../../../adapters/mailbox-folder/mailbox-folder.ts';
import { MailboxLetters } from '../../../adapters/mailbox-folder/mailbox-letters.ts';
import { MemoryKeptLetters } from '../../fakes/memory-kept-letters.ts';
import { SAMPLE_LETTER, sampleMessage } from '../../samples/sample-message.ts';
import { keptLettersContract } from './kept-letters-contract.ts';
import { answerOf, emptyFolder } from './stores-fixture.ts';

keptLettersContract('memory', async () => {
  const letters = new MemoryKeptLetters();
  return { letters, put: async (name, content, at) => letters.put(name, content, at) };
});

keptLettersContract('mailbox-folder', async () => {
  const folder = join(emptyFolder(), 'mailbox');
  return {
    letters: new MailboxLetters(folder),
    async put(name, content, at) {
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, name), content);
      await utimes(join(folder, name), at / 1000, at / 1000);
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
});

test('FM2 finds a letter that the transport wrote by its reference and its visitor', async () => {
  const folder = emptyFolder();
  await new MailboxFolderTransport(folder).deliver(sampleMessage('7KM2Q-94QFX'));
  const [name = ''] = await readdir(folder);
  const letters = new MailboxLetters(folder);
  expect(answerOf(await letters.about(['7KM2Q-94QFX']))).toEqual([name]);
  const found = async (address: string) => answerOf(await letters.ofVisitor(address)).map((letter) => letter.name);
  expect(await found(SAMPLE_LETTER.replyTo?.address ?? '')).toEqual([name]);
  expect(await found(SAMPLE_LETTER.to.address)).toEqual([]);
});

test('FM2 touches no file outside the folder, and none that is no letter', async () => {
  const root = emptyFolder();
  const folder = join(root, 'mailbox');
  await mkdir(folder);
  await writeFile(join(root, 'outside.eml'), 'To: ines@visitor.example\r\n\r\n');
  await writeFile(join(folder, '.0.part'), 'To: ines@visitor.example\r\n\r\n');
  const letters = new MailboxLetters(folder);
  for (const name of ['../outside.eml', '.0.part', 'a\0.eml', '']) {
    expect(answerOf(await letters.read(name))).toBeNull();
    expect(answerOf(await letters.erase(name))).toBe(false);
  }
  expect(answerOf(await letters.prune({ before: Number.MAX_SAFE_INTEGER, limit: 9 }))).toBe(0);
  expect([existsSync(join(root, 'outside.eml')), existsSync(join(folder, '.0.part'))]).toEqual([true, true]);
});

test('FM2 finds and removes what a process left when it ended while writing a letter', async () => {
  const folder = emptyFolder();
  const name = '.0b2a3c4d-0000-4000-8000-000000000000.part';
  await writeFile(join(folder, name), 'To: palma@halyard.example\r\nReply-To: ines@visitor.example\r\nSubj');
  const letters = new MailboxLetters(folder);
  expect(answerOf(await letters.ofVisitor('ines@visitor.example'))).toHaveLength(1);
  expect(answerOf(await letters.prune({ before: Number.MAX_SAFE_INTEGER, limit: 9 }))).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

test('FM2 reports a folder that is a file as a failure without a path', async () => {
  const file = join(emptyFolder(), 'file');
  await writeFile(file, '');
  const letters = new MailboxLetters(file);
  for (const answer of [await letters.about(['a']), await letters.ofVisitor('a@b.example')]) {
    expect(answer).toEqual({ ok: false, error: { kind: 'unavailable', reason: 'mailbox folder: ENOTDIR' } });
  }
});
