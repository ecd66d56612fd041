import { vi } from 'vitest'

/** An event stream that the page has opened and whose events the test sends. */
export interface FakeStream {
  readonly url: string
  readonly isClosed: boolean
  /** Sends one event with JSON data. */
  send(event: string, data?: object): void
  /** Closes the stream like a server that refused it. The browser then does not reconnect. */
  refuse(): void
}

/** Replaces the browser's EventSource. Returns all streams that were opened, oldest first. */
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
    send(event: string, data: object = {}): void {
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
