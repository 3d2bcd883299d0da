/** Variables whose whole value is secret. */
const SECRET = /TOKEN|SECRET|KEY$/;

/** Returns the variables that are set as one line, without secrets: addresses have scheme and host alone. */
export function maskedVariables(
  names: readonly string[],
  source: Readonly<Record<string, string | undefined>>,
): string {
  const set = names.flatMap((name) => {
    const value = source[name]?.trim();
    return value ? [`${name}=${SECRET.test(name) ? '***' : withoutSecrets(value)}`] : [];
  });
  return set.length === 0 ? 'every variable has its default' : set.join(' ');
}

/** Where one address of a list ends and the next begins; a password may have commas. */
const BETWEEN_ADDRESSES = /(?<=[\s,])(?=[a-z][a-z\d+.-]*:\/\/)/i;
const ADDRESS = /^([a-z][a-z\d+.-]*:\/\/)([^/?#]*)(.*)$/is;
const HOST = /^(?:[a-z\d.-]+|\[[\da-f:.]+\])?(?::\d{1,5})?$/i;

/** An address shows scheme and host: user, path and query may hold a password or a key. */
function withoutSecrets(value: string): string {
  return value.split(BETWEEN_ADDRESSES).map(maskedAddress).join(' ');
}

function maskedAddress(text: string): string {
  const [, scheme, authority = '', rest = ''] = ADDRESS.exec(text.replace(/[\s,]+$/, '')) ?? [];
  if (scheme === undefined) return text.trim();
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  const user = host === authority ? '' : '***@';
  return `${scheme}${user}${HOST.test(host) ? host : '***'}${/^\/?$/.test(rest) ? '' : '/***'}`;
}
