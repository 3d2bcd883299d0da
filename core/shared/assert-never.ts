/** Makes a forgotten case of a union a compile error; throws on a value that is outside its type. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
