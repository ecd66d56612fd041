import { vi } from 'vitest'

/** The stream of a page, as the server tells it in a test. */
export interface FakeStream {
  readonly url: string
  readonly isClosed: boolean
  /** One event with its data, as JSON. */
  say(event: string, data?: object): void
  /** The server refused it: the browser does not try again by itself. */
  refuse(): void
}

/** In the place of the browser's own: every stream that was opened, oldest first. */
export function fakeEventSource(): FakeStream[] {
  const streams: FakeStream[] = []
  class Stream extends EventTarget implements FakeStream {
    static readonly CLOSED = 2
    readonly url: string
    readyState = 1
    constructor(url: string) {
      super()
      this.url = url
      streams.push(this)
    }
    get isClosed(): boolean {
      return this.readyState === Stream.CLOSED
    }
    close(): void {
      this.readyState = Stream.CLOSED
    }
    say(event: string, data: object = {}): void {
      this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }))
    }
    refuse(): void {
      this.close()
      this.dispatchEvent(new Event('error'))
    }
  }
  vi.stubGlobal('EventSource', Stream)
  return streams
}
