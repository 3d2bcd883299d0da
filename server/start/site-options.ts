import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FlatHeaders } from '../http/security-headers.ts';
import type { StaticFiles } from '../http/static-files.ts';
import type { RenderBrochure } from '../media/brochure-thread.ts';
import type { Env } from './env.ts';
import type { Logger } from './log.ts';

export interface SiteOptions {
  readonly env: Env;
  readonly log: Logger;
  /** Null in development, where Vite serves them. */
  readonly staticFiles: StaticFiles | null;
  /** The instant at which the browser's files were built, in seconds since 1970. */
  readonly builtAt: number;
  /** Folder of the files below /assets/. */
  readonly assetsDir: string;
  readonly development?: {
    readonly middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
    readonly security: (secure: boolean) => FlatHeaders;
    readonly close: () => Promise<void>;
    /** Renders brochures in the process, since a worker thread needs a build. */
    readonly renderBrochure?: RenderBrochure;
  };
}
