import { expect, test, vi } from 'vitest'
import { permitPicturePath } from '#contract/paths.ts'
import { MINUTE } from '#domain/calendar.ts'
import { fakeApp } from '../../../test/fakes/app.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { permitPictureRoute } from './permit-picture-call.ts'

const KNOWN = 'a'.repeat(32)
const unknown = (index: number): string => index.toString(16).padStart(32, '0')

test('an address that asks for unknown pictures is refused after 300 reads a minute, and still gets the known one', async () => {
  const app = fakeApp()
  const clock = fakeClock(0)
  const file = vi.fn(async (hash: string) => (hash === KNOWN ? new Uint8Array([1]) : null))
  permitPictureRoute(app, { file }, clock)
  const ask = async (hash: string, remoteAddress = '192.0.2.1') =>
    (await app.inject({ url: permitPicturePath({ hash }), remoteAddress })).statusCode

  expect(await ask(KNOWN)).toBe(200)
  for (let index = 0; index < 299; index += 1) expect(await ask(unknown(index))).toBe(404)
  expect(await ask(unknown(300))).toBe(429)
  expect(file).toHaveBeenCalledTimes(300)
  expect([await ask(KNOWN), await ask(unknown(301), '192.0.2.2')]).toEqual([200, 404])
  await clock.advance(MINUTE)
  expect(await ask(unknown(302))).toBe(404)
})
