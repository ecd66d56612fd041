import type { Day } from '#domain/calendar.ts'

/** A call that the page about the data for other sites lists, with its text in both languages of that page. */
export interface DataCall {
  /** Returns an address that answers today. */
  readonly addressOn: (today: Day) => string
  readonly turkish: string
  readonly english: string
}

/** The calls of the capabilities. */
export const DATA_CALLS: readonly DataCall[] = Object.values(
  import.meta.glob<readonly DataCall[]>('../../capabilities/*/site/slots/data-calls.ts', {
    eager: true,
    import: 'CALLS',
  }),
).flat()
