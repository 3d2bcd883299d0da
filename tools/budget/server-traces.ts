/** Words of packages that only a server loads, which survive minification. */
const SERVER_WORDS: readonly [what: string, trace: RegExp][] = [
  ['a module of Node', /["'`]node:(?!internal)[a-z_/]+["'`]/],
  ['fastify', /\bfastify\b/i],
  ['sharp', /["'`]sharp["'`]|@img\/sharp/],
  ['pino', /["'`]pino["'`]|\bpino\./],
  ['lru-cache', /["'`]lru-cache["'`]|\bLRUCache\b/],
  ['valibot', /["'`]~run["'`]/],
  ['React for servers', /\brenderToString\b|\brenderToPipeableStream\b/],
  ['the ICU parser', /\bEXPECT_ARGUMENT_CLOSING_BRACE\b/],
  ['the environment', /\bprocess\.env\b/],
];

/** Finds traces of server code or of its configuration in a browser script. */
export function serverTraces(script: string, names: readonly string[]): string[] {
  const words = SERVER_WORDS.filter(([, trace]) => trace.test(script)).map(([what]) => what);
  const variables = names.filter((name) => new RegExp(`["'\`.]${name}\\b`).test(script));
  return [...words, ...new Set(variables)];
}
