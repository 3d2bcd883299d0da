/** Where wrong content is named, and trouble with the service and its end; pino's own order of arguments. */
export interface StoryblokLog {
  warn(details: object, message: string): void;
}
