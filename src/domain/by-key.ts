/** Returns a record with one value for each key. */
export function byKey<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry for each key
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>
}

/** Returns the keys of a record in their order. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of the record names all its keys
  return Object.keys(record) as Key[]
}
