/** One message, encoded once for every socket. */
export interface Broadcast {
  readonly event: string
  readonly message: unknown
  /**
   * The whole WebSocket frame (header, Engine.IO and Socket.IO prefixes, JSON), in a list because `ws` requires one.
   */
  readonly frames: readonly [Buffer]
}

/** Encodes Engine.IO "message" (4), Socket.IO "event" (2), the event's name and its message. */
export function encodeBroadcast(event: string, message: unknown): Broadcast {
  const payload = Buffer.from(`42${JSON.stringify([event, message])}`)
  return { event, message, frames: [Buffer.concat([textFrameHeader(payload.length), payload])] }
}

/** Returns the header of a final, unmasked text frame (RFC 6455 5.2). The length takes one, three or nine bytes. */
function textFrameHeader(length: number): Buffer {
  const FINAL_TEXT = 0x81
  if (length < 126) return Buffer.from([FINAL_TEXT, length])
  if (length < 2 ** 16) {
    const header = Buffer.from([FINAL_TEXT, 126, 0, 0])
    header.writeUInt16BE(length, 2)
    return header
  }
  const header = Buffer.from([FINAL_TEXT, 127, 0, 0, 0, 0, 0, 0, 0, 0])
  header.writeBigUInt64BE(BigInt(length), 2)
  return header
}
