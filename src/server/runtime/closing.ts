/** What was opened is closed in the opposite order, also when a start breaks off in the middle. */
export interface Closing {
  add(close: () => void | Promise<void>): void
  /** Something that is being opened: it is closed even if something beside it fails before it is open. */
  open<Opened>(opening: Promise<Opened>, close: (opened: Opened) => void | Promise<void>): Promise<Opened>
  /** Closes everything once; a failure doesn't keep the rest open, and the first one is thrown at the end. */
  run(): Promise<void>
}

export function createClosing(): Closing {
  const closers: (() => void | Promise<void>)[] = []
  return {
    add: (close) => void closers.push(close),
    open(opening, close) {
      closers.push(() => opening.then(close, () => undefined))
      return opening
    },
    async run() {
      const failures: unknown[] = []
      for (let close = closers.pop(); close !== undefined; close = closers.pop()) {
        try {
          await close()
        } catch (error) {
          failures.push(error)
        }
      }
      if (failures.length > 0) throw failures[0]
    },
  }
}
