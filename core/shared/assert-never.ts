/** Makes a forgotten case of a union a compile error, and a lie in the data a clear exception. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
