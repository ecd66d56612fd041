import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { openWire } from '../../../test/fakes/wire.ts'
import { stopParsing } from './private-fields.ts'

test('Node parses no further request of a connection after stopParsing', async () => {
  let parsed = 0
  const server = createServer(({ socket }, response) => {
    parsed += 1
    stopParsing(socket)
    response.end(() => socket.destroy())
  })
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const wire = await openWire(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
  wire.say('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(600))
  await wire.ended()
  expect(parsed).toBe(1)
})
