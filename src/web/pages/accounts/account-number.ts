/** "TR000000…" as "TR00 0000 …": groups of four are read and compared without losing the place. What is copied has none: bank forms refuse them. */
export function inGroupsOfFour(value: string): string {
  return value.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ')
}
