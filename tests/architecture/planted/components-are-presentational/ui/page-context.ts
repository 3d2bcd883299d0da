export type Context = string;
