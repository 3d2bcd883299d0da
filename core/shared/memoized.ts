/** Returns a function that makes each value once; a WeakMap as its cache drops the values of keys that are gone. */
export function memoized<Key, Made>(
  make: (key: Key) => Made,
  cache: { get(key: Key): Made | undefined; set(key: Key, made: Made): unknown },
): (key: Key) => Made {
  return (key) => {
    const known = cache.get(key);
    if (known !== undefined) return known;
    const made = make(key);
    cache.set(key, made);
    return made;
  };
}
