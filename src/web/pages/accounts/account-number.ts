/** "TR000000…" as "TR00 0000 …": groups of four are read and compared without losing the place. */
export function inGroupsOfFour(value: string): string {
  return value.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ')
}

/** What goes to the clipboard: bank forms refuse spaces. */
export function withoutSpaces(value: string): string {
  return value.replaceAll(/\s/g, '')
}
