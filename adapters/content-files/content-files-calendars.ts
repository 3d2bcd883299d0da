import { setImmediate } from 'node:timers/promises';
import { inject, injectable, optional } from 'inversify';
import type { CalendarFeed } from '../../core/availability/calendar.ts';
import { PackedCalendars } from '../../core/availability/packed-calendars.ts';
import { addCalendars } from '../../core/content/read-content.ts';
import type { CalendarSource } from '../../core/ports/availability-calendar.ts';
import { Log } from '../../core/shared/log.ts';
import type { YachtId } from '../../core/yacht/yacht.ts';
import { hashOf, readContentFolder, rowsOf, stampOf } from './content-folder.ts';
import { ContentCheckIntervalMs, ContentDir, ContentSource } from './content-source.ts';

type WarnLog = Pick<Log, 'warn'>;

const CALENDARS = 'calendars';
/** Calendars that are parsed in one turn of the event loop, which takes some milliseconds. */
const CALENDARS_PER_TURN = 12;

interface CalendarContent {
  readonly calendars: PackedCalendars;
  readonly feeds: readonly CalendarFeed[];
  readonly version: string;
}

/** The calendars in the optional files of `<dir>/calendars`, each with a row a yacht (AV2). */
@injectable()
export class ContentFilesCalendars extends ContentSource<CalendarContent> implements CalendarSource {
  constructor(
    @inject(ContentDir) dir: string,
    @inject(Log) log: WarnLog,
    @inject(ContentCheckIntervalMs) @optional() checkIntervalMs?: number,
  ) {
    super({ stamp: () => stampOf(dir, [CALENDARS]), read: () => readCalendars(dir, log), log, checkIntervalMs });
  }

  async of(yacht: YachtId) {
    return (await this.current()).calendars.of(yacht, today());
  }

  async yachts() {
    return (await this.current()).calendars.yachts();
  }

  async feeds() {
    return (await this.current()).feeds;
  }

  override async version() {
    return `${await super.version()} ${today()}`;
  }
}

async function readCalendars(dir: string, log: WarnLog): Promise<CalendarContent> {
  const folder = await readContentFolder(dir, CALENDARS);
  const files = folder.ok ? folder.value : [];
  const calendars = new PackedCalendars();
  for (const file of files) {
    const rows = rowsOf(file, log);
    for (let at = 0; at < rows.length; at += CALENDARS_PER_TURN) {
      await setImmediate();
      addCalendars(calendars, rows.slice(at, at + CALENDARS_PER_TURN), log);
    }
  }
  return { calendars, feeds: calendars.feeds(), version: hashOf(files) };
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
