export type Port = string;
