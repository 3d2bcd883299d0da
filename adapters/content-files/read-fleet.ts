import { Fleet } from '../../core/records/fleet.ts';
import { parseArea } from '../../core/records/parse-area.ts';
import { parseYacht } from '../../core/records/parse-yacht.ts';
import type { Log } from '../../core/shared/log.ts';
import type { CruisingArea } from '../../core/yacht/yacht.ts';
import { type ContentFile, hashOf, jsonOf, readContentFile, readContentFolder } from './content-folder.ts';
import { rowsOf } from './content-list.ts';

/** Reads all yachts of the content folder. Invalid ones are left out and logged; nothing throws. */
export async function readFleet(dir: string, log: Pick<Log, 'warn'>): Promise<Fleet> {
  const [areasFile, folder] = await Promise.all([readContentFile(dir, 'areas.json'), readContentFolder(dir, 'yachts')]);
  if (!folder.ok) log.warn({ file: 'yachts', problem: folder.error }, 'Content folder left out');
  const files = folder.ok ? folder.value : [];
  const areas = rowsOf(areasFile, parseArea, log);
  const fleet = new Fleet(hashOf([areasFile, ...files]));
  for (const file of files) addTo(fleet, file, areas, log);
  return fleet;
}

function addTo(
  fleet: Fleet,
  file: ContentFile,
  areas: ReadonlyMap<string, CruisingArea>,
  log: Pick<Log, 'warn'>,
): void {
  const json = jsonOf(file);
  if (!json.ok) {
    log.warn({ file: file.name, problem: json.error }, 'Content file left out');
    return;
  }
  const mapped = parseYacht(json.value, areas);
  if (!mapped.ok) {
    log.warn({ file: file.name, problems: mapped.error }, 'Content record left out');
    return;
  }
  const { yacht, warnings } = mapped.value;
  const taken = fleet.add(yacht);
  if (taken !== null) log.warn({ file: file.name, problems: [taken] }, 'Content record left out');
  else if (warnings.length > 0) log.warn({ file: file.name, problems: warnings }, 'Part of a content record left out');
}
