export interface Bar {
  readonly title: string
  readonly value: number
  readonly unit?: string
  readonly atMost?: number
  readonly atLeast?: number
  /** What was measured on the way to it. */
  readonly detail?: string
}

/** Prints one figure against its bar; a missed one makes the benchmark fail. */
export function requireBar({ title, value, unit = '', atMost = Infinity, atLeast = -Infinity, detail }: Bar): void {
  const met = value <= atMost && value >= atLeast
  const bar = atLeast === -Infinity ? `≤ ${atMost}${unit}` : `≥ ${atLeast}${unit}`
  console.log(
    `${met ? '✓' : '✗'} ${title}: ${figure(value)}${unit} (${bar})${detail === undefined ? '' : ` · ${detail}`}`,
  )
  if (!met) process.exitCode = 1
}

export function figure(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(2)
}
