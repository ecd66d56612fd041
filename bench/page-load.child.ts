/**
 * 64 minimal keep-alive connections that request one page repeatedly. A heavier client would distort the measurement.
 */
import { connect } from 'node:net'
import * as v from 'valibot'
import { answerParent } from './child.ts'

const question = v.object({ url: v.string(), connections: v.number(), seconds: v.number() })

/** Answers with the number of complete responses. Rejects at the first response other than 200. */
answerParent(async (asked) => {
  const { url, connections, seconds } = v.parse(question, asked)
  const until = performance.now() + seconds * 1000
  const counts = await Promise.all(Array.from({ length: connections }, () => askUntil(until, new URL(url))))
  return counts.reduce((sum, count) => sum + count, 0)
})

function askUntil(until: number, { hostname, port, host, pathname }: URL): Promise<number> {
  const request = `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`
  return new Promise((finished, failed) => {
    let answered = 0
    let missing = 0
    let head = ''
    const socket = connect(Number(port), hostname, () => socket.write(request))
    socket.on('error', failed)
    socket.on('data', (chunk) => {
      if (missing === 0) {
        head += chunk.toString('latin1')
        const end = head.indexOf('\r\n\r\n')
        if (end === -1) return
        const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
        if (!head.startsWith('HTTP/1.1 200 ') || length === undefined) {
          failed(new Error(head.slice(0, end)))
          return
        }
        missing = end + 4 + Number(length) - head.length
        head = ''
      } else missing -= chunk.length
      if (missing > 0) return
      answered += 1
      if (performance.now() < until) socket.write(request)
      else {
        socket.destroy()
        finished(answered)
      }
    })
  })
}
