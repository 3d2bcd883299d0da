import * as v from 'valibot';
import type { Result } from '../../../core/shared/result.ts';

/** An origin of one host: no wildcard, and nothing that could end a directive of the Content-Security-Policy. */
const ORIGIN = /^https?:\/\/(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d+)?$/;

/** The message of a variable whose value may be shown in the log; a secret's message must not use it. */
export function mustBe(rule: string) {
  return ({ input }: v.BaseIssue<unknown>) => `must be ${rule}, not "${input}"`;
}

/**
 * Defines a variable of the environment with the schema of its text.
 * @param name the variable's name, kept as the schema's title
 * @param fallback the text where the variable is not given
 */
export function variable<Schema extends v.GenericSchema<string, unknown>>(
  name: string,
  schema: Schema,
  fallback: v.InferInput<Schema>,
) {
  return v.pipe(
    v.optional(schema, () => fallback),
    v.title(name),
  );
}

/** Defines a variable that is null where it is not given. */
export function optional<Schema extends v.GenericSchema<string, unknown>>(name: string, schema: Schema) {
  return v.pipe(v.nullish(schema, null), v.title(name));
}

export const text = v.string();

/** Accepts a text that passes a check. */
export function checkedText(isRight: (given: string) => boolean, message: string | ReturnType<typeof mustBe>) {
  return v.pipe(text, v.check(isRight, message));
}

/**
 * Reads a text with one of the project's parsers.
 * @param message builds the message from the parser's error and the text
 */
export function parsedText<T, E>(parse: (given: string) => Result<T, E>, message: (error: E, given: string) => string) {
  return v.pipe(
    text,
    v.rawTransform<string, T>(({ dataset, addIssue, NEVER }) => {
      const result = parse(dataset.value);
      if (result.ok) return result.value;
      addIssue({ message: message(result.error, dataset.value) });
      return NEVER;
    }),
  );
}

/** A whole number from a minimum to a maximum, in decimal digits. */
export function whole(max: number, min = 0) {
  const isWhole = (text: string) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
  return v.pipe(checkedText(isWhole, mustBe(`a whole number from ${min} to ${max}`)), v.transform(Number));
}

export function choice<const Choice extends string>(choices: readonly Choice[]) {
  return v.picklist(choices, mustBe(`one of ${choices.join(', ')}`));
}

export const flag = v.pipe(
  v.picklist(['1', 'true', 'yes', '0', 'false', 'no'], mustBe('1 or 0')),
  v.transform((text) => ['1', 'true', 'yes'].includes(text)),
);

/** A name that an index or a container may have. */
export const plainName = checkedText(
  (text) => /^[A-Za-z0-9_-]{1,64}$/.test(text),
  mustBe('at most 64 letters, digits, hyphens and underscores'),
);

/** An http or https origin, without a trailing slash. */
export const origin = v.pipe(
  checkedText(isOrigin, mustBe('an origin like https://www.example.com, without a path')),
  v.transform((text) => new URL(text).origin),
);

/** An origin over https, or on this machine. @param reason why, for the message */
export function httpsOrLocalOrigin(reason: string) {
  return v.pipe(
    origin,
    v.check(isEncryptedOrLocal, ({ input }) => `must be https, or on this machine, not "${input}": ${reason}`),
  );
}

/** A list of values, separated by commas or white space. */
export function delimitedList<Schema extends v.GenericSchema<string, string>>(item: Schema) {
  const parts = (list: string) => list.split(/[\s,]+/).filter((part) => part !== '');
  return v.pipe(text, v.transform(parts), v.array(item));
}

/** Returns whether a URL is encrypted (https) or local. */
export function isEncryptedOrLocal(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  const isLocal = protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);
  return protocol === 'https:' || isLocal;
}

export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin: parsed, href } = new URL(text);
  return ORIGIN.test(parsed) && href === `${parsed}/`;
}
