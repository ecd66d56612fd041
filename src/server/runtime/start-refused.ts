/** The start, or a command of the operator's tool, can't go on with what it was given. One line per mistake, in Turkish, for people. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
  readonly lines: readonly string[]

  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}
