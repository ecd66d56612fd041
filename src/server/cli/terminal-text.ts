import { stripVTControlCharacters, styleText } from 'node:util'
import { OFFICE_COMMAND } from '../runtime/index.ts'
import { oneLine } from '../text/index.ts'

/** Columns as wide as their widest cell; the last one is left as it is. */
export function tableText(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))))
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === row.length - 1 ? cell : cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell)),
      )
      .join('  ')
      .trimEnd(),
  )
}

/** As it is seen: without the codes of colours. */
function widthOf(text: string): number {
  return stripVTControlCharacters(text).length
}

/**
 * A long line in several that fit into a terminal, the later ones as far in as its text. `columns` is 0 in a terminal
 * that does not tell its width.
 */
export function wrapped(line: string, columns = 0): string[] {
  if (columns === 0 || widthOf(line) <= columns) return [line]
  const [margin = ''] = /^ *(?:- )?/.exec(line) ?? []
  const rows: string[] = []
  let row = margin
  let isEmpty = true
  for (const word of line.slice(margin.length).split(' ')) {
    if (!isEmpty && widthOf(`${row} ${word}`) > columns) {
      rows.push(row)
      row = ' '.repeat(margin.length)
      isEmpty = true
    }
    row += isEmpty ? word : ` ${word}`
    isEmpty = false
  }
  return [...rows, row]
}

export type Mood = 'well' | 'attention' | 'wrong'

const COLOURS = { well: 'green', attention: 'yellow', wrong: 'red' } as const

/** In the colour of its state, at a terminal and without NO_COLOR. */
export function moodText(mood: Mood, text: string): string {
  return styleText(COLOURS[mood], text, { stream: process.stdout })
}

/** A command that the site names, as it is typed where this one was. */
export function commandText(command: string): string {
  return oneLine(command).replace(/^angun-office\b/, OFFICE_COMMAND)
}
