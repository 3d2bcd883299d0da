/** Variables whose whole value is secret. */
const SECRET = /TOKEN|SECRET|KEY$/;

/** Returns the variables that are set, with secrets and passwords masked, as one line. */
export function maskedVariables(
  names: readonly string[],
  source: Readonly<Record<string, string | undefined>>,
): string {
  const set = names.flatMap((name) => {
    const value = source[name]?.trim();
    return value ? [`${name}=${SECRET.test(name) ? '***' : withoutPassword(value)}`] : [];
  });
  return set.length === 0 ? 'every variable has its default' : set.join(' ');
}

/** An address may hold a password before its host, or a key in its query. */
function withoutPassword(value: string): string {
  return value.replace(/^([a-z][a-z+.-]*:\/\/)[^@]*@/i, '$1***@').replace(/\?.*/, '?***');
}
