/** How many letters have to be changed, added or left out to make one word of the other (Levenshtein). */
export function editDistance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const [row, letter] of one.split('').entries()) {
    const line = [row + 1]
    for (const [column, target] of other.split('').entries()) {
      const [change = 0, add = 0, omit = 0] = [above[column], above[column + 1], line[column]]
      line.push(Math.min(change + (letter === target ? 0 : 1), add + 1, omit + 1))
    }
    above = line
  }
  return above.at(-1) ?? 0
}
