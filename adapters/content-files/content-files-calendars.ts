import { setImmediate } from 'node:timers/promises';
import { inject, injectable, optional } from 'inversify';
import type { CalendarFeed } from '../../core/availability/calendar.ts';
import { PackedCalendars } from '../../core/availability/packed-calendars.ts';
import { addCalendars, logDemonstrationCalendars } from '../../core/content/parse-source-records.ts';
import type { ContentCalendars } from '../../core/ports/availability-calendar.ts';
import { errorText } from '../../core/shared/error-text.ts';
import { Log } from '../../core/shared/log.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import type { YachtId } from '../../core/yacht/yacht.ts';
import { combinedStamp, hashOfFiles, parseRows, readContentFolder } from './content-folder.ts';
import { ContentCheckIntervalMs, ContentDir, ContentSource } from './content-source.ts';

type CalendarLog = Pick<Log, 'info' | 'warn' | 'error'>;

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
export class ContentFilesCalendars extends ContentSource<CalendarContent> implements ContentCalendars {
  constructor(
    @inject(ContentDir) dir: string,
    @inject(Log) log: CalendarLog,
    @inject(ContentCheckIntervalMs) @optional() checkIntervalMs?: number,
  ) {
    super({ stamp: () => combinedStamp(dir, [CALENDARS]), read: calendarReader(dir, log), log, checkIntervalMs });
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

/**
 * Makes the reader of the folder. With a file that cannot be read, the last calendars stay, and at the start there are
 * none: a night that this file says is taken might be free in an older row of another one (AV1).
 */
function calendarReader(dir: string, log: CalendarLog): (again: () => void) => Promise<CalendarContent> {
  let last: CalendarContent | null = null;
  let reported = '';
  return async (again) => {
    const read = await readCalendars(dir, log).catch((error: unknown) => {
      again();
      return err(errorText(error));
    });
    if (read.ok) last = read.value;
    else if (read.error !== reported) {
      const kept = last === null ? 'no yacht has one' : 'the last ones are kept';
      log.error({ problem: read.error }, `Calendars could not be read: ${kept}`);
    }
    reported = read.ok ? '' : read.error;
    return last ?? { calendars: new PackedCalendars(), feeds: [], version: 'unread' };
  };
}

async function readCalendars(dir: string, log: CalendarLog): Promise<Result<CalendarContent, string>> {
  const files = (await readContentFolder(dir, CALENDARS)) ?? [];
  const calendars = new PackedCalendars();
  for (const file of files) {
    const rows = parseRows(file);
    if (!rows.ok) return err(`${file.name}: ${rows.error}`);
    for (let at = 0; at < rows.value.length; at += CALENDARS_PER_TURN) {
      await setImmediate();
      addCalendars(calendars, rows.value.slice(at, at + CALENDARS_PER_TURN), log);
    }
  }
  logDemonstrationCalendars(calendars, log);
  return ok({ calendars, feeds: calendars.feeds(), version: hashOfFiles(files) });
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
