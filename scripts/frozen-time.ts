/**
 * Stops the wall clock of the process at FROZEN_AT: `node --import ./frozen-time.ts`. Timers run. The figures that
 * differ between two runs are replaced, too.
 */
import crypto from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import files from 'node:fs/promises'
import { ServerResponse } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'

const frozenAt = Number(process.env.FROZEN_AT)
Date.now = () => frozenAt

// Acts of the same instant are listed in the order of their ids.
crypto.randomUUID = () => {
  const time = process.hrtime.bigint().toString(16).padStart(16, '0')
  return `${time.slice(0, 8)}-${time.slice(8, 12)}-4${time.slice(12, 15)}-8${time.slice(15)}00-000000000000`
}
process.memoryUsage.rss = () => 200 * 2 ** 20
Object.assign(files, { statfs: () => Promise.resolve({ bavail: 50 * 2 ** 20, blocks: 100 * 2 ** 20, bsize: 1024 }) })
syncBuiltinESMExports()

// Pages learn the server's time from this header, which Node takes from the machine's clock.
subscribe('http.server.request.start', (message) => {
  if (typeof message !== 'object' || message === null || !('response' in message)) return
  if (message.response instanceof ServerResponse) message.response.setHeader('date', new Date(frozenAt).toUTCString())
})
