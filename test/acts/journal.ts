import type { InstrumentId } from '../../src/domain/instrument.ts'
import type { Halt, HaltEnd } from '../../src/server/store/settings-store.ts'

/** A halt as the journal knows it. */
export interface JournalHalt extends Pick<Halt, 'act' | 'code'> {
  /** The number of its commit. */
  readonly number: number
  /** The act that ended it, and the number of that commit; null if it is in force. */
  end: { readonly act: string; readonly number: number } | null
}

/** The commits to the store, in order, seen from outside the program. */
export class Journal {
  readonly halts: JournalHalt[] = []
  #number = 0
  readonly #running = new Set<Promise<unknown>>()

  number = (): number => this.#number

  /** Resolves with false at once if no call is at the store; otherwise with true when all have ended. */
  async calls(): Promise<boolean> {
    if (this.#running.size === 0) return false
    await Promise.allSettled(this.#running)
    return true
  }

  async during<Answer>(work: Promise<Answer>): Promise<Answer> {
    this.#running.add(work)
    try {
      return await work
    } finally {
      this.#running.delete(work)
    }
  }

  /** Notes the effect of a call when it has committed. */
  async note(name: string, [first]: readonly unknown[], work: Promise<unknown>): Promise<unknown> {
    const answer = await work
    this.#number += 1
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the argument of the method
    if (name === 'addHalts') for (const halt of first as readonly Halt[]) this.#add(halt)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the argument of the method
    if (name === 'endHalts') this.#end(first as HaltEnd)
    return answer
  }

  open(code: InstrumentId): JournalHalt[] {
    return this.halts.filter((halt) => halt.code === code && halt.end === null)
  }

  #add({ act, code }: Halt): void {
    if (this.halts.some((halt) => halt.act === act && halt.code === code)) return
    this.halts.push({ act, code, number: this.#number, end: null })
  }

  #end({ codes, seen, act }: HaltEnd): void {
    for (const halt of this.halts)
      if (halt.end === null && codes.includes(halt.code) && seen.includes(halt.act))
        halt.end = { act, number: this.#number }
  }
}
