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
