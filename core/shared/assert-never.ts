/**
 * Makes a forgotten case of a union a compile error. Throws if it is reached after all, with a value outside its type.
 */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
