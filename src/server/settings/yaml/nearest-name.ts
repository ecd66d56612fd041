import { editDistance } from '../../runtime/index.ts'

/** Returns the most similar name, with at most two wrong letters, or one in three in long names. */
export function nearestName(written: string, names: readonly string[]): string | undefined {
  const word = written.toLocaleLowerCase('tr-TR')
  const [nearest] = names
    .map((name) => ({ name, distance: editDistance(word, name.toLocaleLowerCase('tr-TR')) }))
    .filter(({ name, distance }) => distance <= (name.length < 4 ? 1 : Math.max(2, Math.floor(name.length / 3))))
    .toSorted((one, other) => one.distance - other.distance)
  return nearest?.name
}
