import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

export type Messages = Readonly<Record<string, string>>;

/** Lists the differences between the message files of two locales (LO8), one line each. */
export function compareMessages(name: string, messages: Messages, otherName: string, other: Messages): string[] {
  return [
    ...Object.keys(messages)
      .filter((key) => !Object.hasOwn(other, key))
      .map((key) => `${otherName}: ${key} is missing`),
    ...Object.keys(other)
      .filter((key) => !Object.hasOwn(messages, key))
      .map((key) => `${name}: ${key} is missing`),
    ...broken(name, messages),
    ...broken(otherName, other),
    ...Object.keys(messages).flatMap((key) => {
      const [text, otherText] = [messages[key], other[key]];
      if (text === undefined || otherText === undefined) return [];
      const [here, there] = [argumentsOf(text), argumentsOf(otherText)];
      return here === null || there === null || here === there
        ? []
        : [`${key}: ${name} takes ${here || 'nothing'}, ${otherName} takes ${there || 'nothing'}`];
    }),
  ];
}

function broken(name: string, messages: Messages): string[] {
  return Object.entries(messages).flatMap(([key, text]) => {
    if (text.trim() === '') return [`${name}: ${key} is empty`];
    return argumentsOf(text) === null ? [`${name}: ${key} is not a valid ICU message: ${text}`] : [];
  });
}

/**
 * Lists the arguments of a message, such as `count: plural, name: argument`, in the order of names; null for a message
 * that does not parse.
 */
export function argumentsOf(text: string): string | null {
  const found = new Set<string>();
  const read = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      found.add(`${element.value}: ${TYPE[element.type]}`);
      if (element.type === TYPE.tag) read(element.children);
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        for (const option of Object.values(element.options)) read(option.value);
      }
    }
  };
  try {
    read(parse(text, { captureLocation: false }));
  } catch {
    return null;
  }
  return [...found].sort().join(', ');
}

/**
 * English words that occur in no sentence of another language, by language; a language without a list is not checked.
 */
const ENGLISH_IN: ReadonlyMap<string, RegExp> = new Map([
  [
    'es',
    /(?<![\p{L}-])(the|of|and|with|for|from|your|our|you|we|are|is|not|this|that|yachts?|here|page)(?![\p{L}-])/iu,
  ],
]);

/** Lists the messages of a locale that are still in English (LO8). */
export function untranslatedMessages(locale: string, messages: Messages): string[] {
  const english = ENGLISH_IN.get(locale);
  if (english === undefined) return [];
  return Object.entries(messages).flatMap(([key, text]) => {
    const word = english.exec(text.replace(/\{[^{}]*\}/g, ' '))?.[1];
    return word === undefined ? [] : [`${locale}.json: ${key} says "${word}": ${text}`];
  });
}
