/** Which board of which term: of two, the one of the later term is newer, else the later told. */
export interface BoardMark {
  readonly epoch: number
  readonly sequence: number
}

export const NO_BOARD: BoardMark = { epoch: -1, sequence: 0 }

export function isNewer(one: BoardMark, other: BoardMark): boolean {
  return one.epoch > other.epoch || (one.epoch === other.epoch && one.sequence > other.sequence)
}

/** PostgreSQL takes no message of 8,000 bytes. */
const LONGEST_MESSAGE = 7900

/** "1785747600000 17 {…}"; a board that is too long stays out, and is read. */
export function writeMessage({ epoch, sequence }: BoardMark, text: string): string {
  const message = `${epoch} ${sequence} ${text}`
  return Buffer.byteLength(message) > LONGEST_MESSAGE ? `${epoch} ${sequence} ` : message
}

/** `text` null: it has to be read. Undefined: this is no message of a leader. */
export function readMessage(message: string): (BoardMark & { readonly text: string | null }) | undefined {
  const [, epoch, sequence, text] = /^(\d{1,15}) (\d{1,15}) (.*)$/s.exec(message) ?? []
  if (epoch === undefined || sequence === undefined) return undefined
  return { epoch: Number(epoch), sequence: Number(sequence), text: text === undefined || text === '' ? null : text }
}
