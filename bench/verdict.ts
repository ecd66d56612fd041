import { styleText } from 'node:util'

export interface Bar {
  readonly title: string
  readonly value: number
  readonly unit?: string
  readonly atMost?: number
  readonly atLeast?: number
  /** Further measurements behind the value. */
  readonly detail?: string
}

/** Column widths for a terminal of 80 columns, because lines are printed before later widths are known. */
const TITLE_WIDTH = 54
const VALUE_WIDTH = 11

/** Prints one figure with its limit. A missed limit makes the benchmark fail. */
export function requireBar({ title, value, unit = '', atMost = Infinity, atLeast = -Infinity, detail }: Bar): void {
  const met = value <= atMost && value >= atLeast
  const bar = atLeast === -Infinity ? `≤ ${atMost}${unit}` : `≥ ${atLeast}${unit}`
  const mark = styleText(met ? 'green' : 'red', met ? '✓' : '✗', { stream: process.stdout })
  console.log(`${mark} ${title.padEnd(TITLE_WIDTH)} ${`${figure(value)}${unit}`.padStart(VALUE_WIDTH)}  ${bar}`)
  if (detail !== undefined) console.log(`  ${detail}`)
  if (!met) process.exitCode = 1
}

export function figure(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(2)
}
