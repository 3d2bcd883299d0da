/** A step of a Containerfile, such as `COPY` and the words after it. */
export interface Step {
  readonly name: string;
  /** Options by name, without dashes. */
  readonly options: Readonly<Record<string, string>>;
  readonly rest: string;
}

export interface Stage {
  readonly name: string | null;
  readonly image: string;
  readonly steps: readonly Step[];
}

/** Reads the stages of a Containerfile, of the part of its grammar that ours uses. */
export function readContainerfile(text: string): readonly Stage[] {
  const stages: { name: string | null; image: string; steps: Step[] }[] = [];
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [, name = '', words = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (name === 'FROM') {
      const [, image = '', alias = null] = /^(\S+)(?: AS (\S+))?$/.exec(words) ?? [];
      stages.push({ name: alias, image, steps: [] });
    } else if (name === '') throw new Error(`not understood: ${line}`);
    else stages.at(-1)?.steps.push(stepOf(name, words));
  }
  return stages;
}

function stepOf(name: string, words: string): Step {
  const options = [...words.matchAll(/(?<=^|--\S+ )--([\w-]+)=(\S+) /g)];
  return {
    name,
    options: Object.fromEntries(options.map(([, option = '', value = '']) => [option, value])),
    rest: words.replace(/^(?:--\S+ )*/, ''),
  };
}

/** Returns the words of a command in its form of a list. */
export function commandOf(rest: string): readonly string[] {
  return JSON.parse(rest.replace(/^CMD /, ''));
}
