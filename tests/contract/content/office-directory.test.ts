import { expect, test } from 'vitest';
import { ContentFilesOffices } from '../../../adapters/content-files/content-files.ts';
import { isTimeZone } from '../../../adapters/wiring/server-settings.ts';
import { MemoryOfficeDirectory } from '../../fakes/memory-office-directory.ts';
import { sampleOfficeWire } from '../../samples/sample-wire.ts';
import { contentFolder, keptLog } from './content-fixture.ts';
import { officeDirectoryContract } from './office-directory-contract.ts';

const OFFICES = [sampleOfficeWire(), sampleOfficeWire({ id: 'antibes', type: 'tcn' })];

officeDirectoryContract('memory', async () => new MemoryOfficeDirectory(OFFICES));
officeDirectoryContract(
  'content-files',
  async () => new ContentFilesOffices(await contentFolder({ 'offices.json': OFFICES }), keptLog(), isTimeZone),
);

test('content-files leaves out a bad office and reports row and field', async () => {
  const rows = [sampleOfficeWire({ lat: 91 }), sampleOfficeWire(), { ...sampleOfficeWire(), type: 'bank' }, OFFICES[0]];
  const log = keptLog();
  const offices = new ContentFilesOffices(await contentFolder({ 'offices.json': rows }), log, isTimeZone);
  expect((await offices.all()).map(({ id }) => id)).toEqual(['monaco']);
  expect(log.lines).toMatchObject([
    { file: 'offices.json', row: 0, problems: [{ field: 'lat' }] },
    { file: 'offices.json', row: 2, problems: [{ field: 'type' }] },
    { file: 'offices.json', row: 3, problems: [{ field: 'id' }] },
  ]);
});

test.each([['{}'], ['nonsense'], ['']])(
  'content-files without a list of offices (%j) has no offices',
  async (content) => {
    const log = keptLog();
    const offices = new ContentFilesOffices(await contentFolder({ 'offices.json': content }), log, isTimeZone);
    expect(await offices.all()).toEqual([]);
    expect(log.lines).toMatchObject([{ file: 'offices.json', message: 'Content file left out' }]);
  },
);
