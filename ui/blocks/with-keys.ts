/** Pairs each item with a React key: its text, and a count for items with the same text. */
export function withKeys<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
): readonly { readonly key: string; readonly item: Item }[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const text = textOf(item);
    const nth = seen.get(text) ?? 0;
    seen.set(text, nth + 1);
    return { key: nth === 0 ? text : `${text} ${nth}`, item };
  });
}
