/** Where rows that cannot be read are named, without what stands in them; pino's own order of arguments. */
export interface EnquiryLog {
  warn(details: object, message: string): void;
}
