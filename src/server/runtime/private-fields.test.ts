import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { listenLocally } from '../../../test/fakes/listening.ts'
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
  const wire = await openWire(await listenLocally(server))
  wire.send('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(600))
  await wire.ended()
  expect(parsed).toBe(1)
})
