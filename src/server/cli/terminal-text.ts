import { stripVTControlCharacters, styleText } from 'node:util'
import { operatorCommand } from '../runtime/index.ts'
import { oneLine } from '../text/index.ts'

/** Pads each column to its widest cell, except the last column. */
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

/** Measures the width without colour codes. */
function widthOf(text: string): number {
  return stripVTControlCharacters(text).length
}

/** The least width of a table's last column that is wrapped below itself. */
const MIN_COLUMN = 16

/**
 * Wraps a long line for the terminal and indents the continuation lines to its text, in a table to its last column.
 * `columns` is 0 if the terminal does not report its width.
 */
export function wrapped(line: string, columns = 0): string[] {
  if (columns === 0 || widthOf(line) <= columns) return [line]
  const [indent = ''] = /^ *(?:- )?/.exec(line) ?? []
  const [cells = indent] = /^.*\S {2,}/.exec(line) ?? []
  const margin = widthOf(cells) + MIN_COLUMN > columns ? indent : cells
  const rows: string[] = []
  let row = margin
  let isEmpty = true
  // An option with its value, "[--from KİM]", is one word.
  for (const word of line.slice(margin.length).split(/ (?![^[]*\])/)) {
    if (!isEmpty && widthOf(`${row} ${word}`) > columns) {
      rows.push(row)
      row = ' '.repeat(widthOf(margin))
      isEmpty = true
    }
    row += isEmpty ? word : ` ${word}`
    isEmpty = false
  }
  return [...rows, row]
}

export type Mood = 'well' | 'attention' | 'wrong'

const COLOURS = { well: 'green', attention: 'yellow', wrong: 'red' } as const

/** Colours the text by its state if stdout is a terminal and NO_COLOR is not set. */
export function moodText(mood: Mood, text: string): string {
  return styleText(COLOURS[mood], text, { stream: process.stdout })
}

export function commandText(command: string): string {
  return oneLine(operatorCommand(command))
}
