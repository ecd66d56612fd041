/** The Turkish name of the operator's tool. It is the author of what an account of the machine did by a command. */
export const OFFICE_TOOL = 'Kurum aracı'

/** The accounts of the machine, of our service and of the container, which name no person. */
const MACHINE_ACCOUNTS: ReadonlySet<string> = new Set(['root', 'angun', 'node', OFFICE_TOOL])

/** Returns the author of a command: the login name of a person, or the tool. */
export function commandAuthor(login: string | null): string {
  return login === null || MACHINE_ACCOUNTS.has(login) ? OFFICE_TOOL : login
}

/** Returns "Kurum aracı", or "ayse (kurum aracı)". */
export function commandAuthorText(by: string | null): string {
  const author = commandAuthor(by)
  return author === OFFICE_TOOL ? author : `${author} (${OFFICE_TOOL.toLocaleLowerCase('tr-TR')})`
}
