import { describe, expect, type Mock, test, vi } from 'vitest'
import { MINUTE } from '#domain/calendar.ts'
import { fakeContactInbox } from '../../../test/fakes/contact-inbox.ts'
import { StoreFailure } from '../store/store-failure.ts'
import type { AttemptCounter } from '../store/store.ts'

const MESSAGE = { name: 'Ayşe', email: 'ayse@example.com', subject: 'Kur', message: 'Merhaba' }

/** Counts like the database. */
function counter(): AttemptCounter & { readonly asked: string[]; readonly forget: Mock } {
  const asked: string[] = []
  return {
    asked,
    forget: vi.fn(() => Promise.resolve()),
    count(key) {
      asked.push(key)
      return Promise.resolve({ attempts: asked.filter((each) => each === key).length, left: 90_500 })
    },
  }
}

type Send = (address: string) => Promise<[status: number, wait: unknown]>

async function replica(attempts: AttemptCounter): Promise<Send> {
  const { app } = await fakeContactInbox({ trustProxy: 1, attempts })
  return async (address) => {
    const headers = { 'x-forwarded-for': address }
    const answer = await app.inject({ method: 'POST', url: '/api/contact.php', payload: MESSAGE, headers })
    return [answer.statusCode, answer.headers['retry-after']]
  }
}

describe('the limits of the contact form on several replicas', () => {
  test('all replicas share the limit of an address and answer with the waiting time', async () => {
    const attempts = counter()
    const [one, other] = [await replica(attempts), await replica(attempts)]
    for (let each = 0; each < 10; each += 1)
      expect([await one('203.0.113.1'), await other('203.0.113.1')]).toEqual([
        [200, undefined],
        [200, undefined],
      ])
    expect(await one('203.0.113.1')).toEqual([429, '91'])
    expect(await other('203.0.113.1')).toEqual([429, '91'])
    expect(await other('203.0.113.2')).toEqual([200, undefined])
  })

  test('a replica stops counting in the database after an address has reached its limit there', async () => {
    const attempts = counter()
    const one = await replica(attempts)
    for (let each = 0; each < 60; each += 1) await one('203.0.113.1')
    expect(attempts.asked).toHaveLength(20)
  })

  test('each replica applies its own limit while the database cannot count', async () => {
    const one = await replica({
      ...counter(),
      count: () => Promise.reject(new StoreFailure('POSTGRES_GONE', 'gone')),
    })
    for (let each = 0; each < 20; each += 1) expect(await one('203.0.113.1')).toEqual([200, undefined])
    expect((await one('203.0.113.1'))[0]).toBe(429)
  })

  test('the server deletes old attempts every five minutes until it is closed', async () => {
    const attempts = counter()
    attempts.forget.mockRejectedValueOnce(new StoreFailure('POSTGRES_GONE', 'gone'))
    const { app, clock } = await fakeContactInbox({ attempts })
    await clock.advance(10 * MINUTE)
    expect(attempts.forget).toHaveBeenCalledTimes(2)
    await app.close()
    await clock.advance(10 * MINUTE)
    expect(attempts.forget).toHaveBeenCalledTimes(2)
  })

  test('the server leaves no timer of a limit after it is closed', async () => {
    const { app, clock } = await fakeContactInbox()
    await app.inject({ method: 'POST', url: '/api/contact.php', payload: MESSAGE })
    expect(clock.waiting()).toBeGreaterThan(0)
    await app.close()
    expect(clock.waiting()).toBe(0)
  })
})
