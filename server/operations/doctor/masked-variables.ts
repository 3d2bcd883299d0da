/** Variables whose whole value is secret. */
const SECRET = /TOKEN|SECRET|KEY$/;
/** Variables whose value is one address. */
const ADDRESS_NAME = /_(?:URL|FEED)$/;
/** Matches addresses and settings of connections, which may hold a password. */
const MAY_HOLD_PASSWORD = /:\/\/|@|password\s*=/i;

/** Returns the variables that are set as one line, without secrets: addresses have scheme and host alone. */
export function maskedVariables(
  names: readonly string[],
  source: Readonly<Record<string, string | undefined>>,
): string {
  const set = names.flatMap((name) => {
    const value = unquoted(source[name] ?? '');
    return value === '' ? [] : [`${name}=${SECRET.test(name) ? '***' : withoutSecrets(name, value)}`];
  });
  return set.length === 0 ? 'every variable has its default' : set.join(' ');
}

/** Some programs that read files of variables keep the quotes. */
function unquoted(value: string): string {
  return value
    .trim()
    .replace(/^(["'])(.*)\1$/s, '$2')
    .trim();
}

/** Matches the comma between two addresses of a list, and none within a password. */
const BETWEEN_ADDRESSES = /(?<=[\s,])(?=[a-z][a-z\d+.-]*:\/\/)/i;
const ADDRESS = /^([a-z][a-z\d+.-]*:\/\/)([^/?#]*)(.*)$/is;
const HOST = /^(?:[a-z\d.-]+|\[[\da-f:.]+\])?(?::\d{1,5})?$/i;

/** An address shows scheme and host: user, path and query may hold a password or a key. */
function withoutSecrets(name: string, value: string): string {
  const isAddress = ADDRESS_NAME.test(name);
  const addresses = (isAddress ? [value] : value.split(BETWEEN_ADDRESSES)).map(maskedAddress);
  if (addresses.every((address) => address !== null)) return addresses.join(' ');
  return isAddress || MAY_HOLD_PASSWORD.test(value) ? '***' : value;
}

/** Returns an address with scheme and host alone; null where it is not certain which part is the host. */
function maskedAddress(text: string): string | null {
  const [, scheme, authority = '', rest = ''] = ADDRESS.exec(text.replace(/[\s,]+$/, '')) ?? [];
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  // A password may contain the characters that end a host.
  if (scheme === undefined || rest.includes('@') || !HOST.test(host)) return null;
  const user = host === authority ? '' : '***@';
  return `${scheme}${user}${host}${/^\/?$/.test(rest) ? '' : '/***'}`;
}
