export type Env = string;
