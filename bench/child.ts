import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A part of a benchmark in its own process, which answers one question at a time. */
export class Child {
  readonly #process: ChildProcess

  private constructor(child: ChildProcess) {
    this.#process = child
  }

  /** `file` is in this folder; `flags` are for Node. */
  static async start(file: string, flags: readonly string[] = []): Promise<Child> {
    const child = fork(join(import.meta.dirname, file), { execArgv: [...process.execArgv, ...flags] })
    await once(child, 'spawn')
    return new Child(child)
  }

  get pid(): number {
    return this.#process.pid ?? 0
  }

  /** Rejects if the child dies; the child has printed the reason. */
  async ask(question: object): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const died = (): void => reject(new Error(`${this.#process.spawnargs.at(-1)} died`))
    this.#process.once('message', resolve).once('exit', died)
    this.#process.send(question)
    return promise.finally(() => this.#process.off('message', resolve).off('exit', died))
  }

  stop(): void {
    this.#process.kill('SIGKILL')
  }
}

/** Runs in the child: answers each question with the resolved value of `answer`. */
export function answerParent(answer: (question: unknown) => unknown): void {
  process.on('message', (question) => {
    void Promise.resolve(answer(question)).then((reply) => process.send?.(reply ?? null))
  })
}
