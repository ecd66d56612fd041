import { describe, expect, type Mock, test, vi } from 'vitest'
import { MINUTE } from '#domain/calendar.ts'
import { fakeContactInbox } from '../../../test/fakes/contact-inbox.ts'
import { StoreFailure } from '../store/store-failure.ts'
import type { AttemptCounter } from '../store/store.ts'

const MESSAGE = { name: 'Ayşe', email: 'ayse@example.com', subject: 'Kur', message: 'Merhaba' }

/** As a database counts. */
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

describe('the bounds of the contact form, over replicas', () => {
  test('hold for an address wherever its messages land, and say how long', async () => {
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

  test('cost the database nothing more once one process alone has had too many', async () => {
    const attempts = counter()
    const one = await replica(attempts)
    for (let each = 0; each < 60; each += 1) await one('203.0.113.1')
    expect(attempts.asked).toHaveLength(20)
  })

  test('are each process’s own while the database can’t count', async () => {
    const one = await replica({
      ...counter(),
      count: () => Promise.reject(new StoreFailure('POSTGRES_GONE', 'gone')),
    })
    for (let each = 0; each < 20; each += 1) expect(await one('203.0.113.1')).toEqual([200, undefined])
    expect((await one('203.0.113.1'))[0]).toBe(429)
  })

  test('are forgotten in the database every five minutes, whoever comes, and no more once the site is closed', async () => {
    const attempts = counter()
    attempts.forget.mockRejectedValueOnce(new StoreFailure('POSTGRES_GONE', 'gone'))
    const { app, clock } = await fakeContactInbox({ attempts })
    await clock.advance(10 * MINUTE)
    expect(attempts.forget).toHaveBeenCalledTimes(2)
    await app.close()
    await clock.advance(10 * MINUTE)
    expect(attempts.forget).toHaveBeenCalledTimes(2)
  })

  test('are counted no longer than the site runs: nothing waits for the end of a window then', async () => {
    const { app, clock } = await fakeContactInbox()
    await app.inject({ method: 'POST', url: '/api/contact.php', payload: MESSAGE })
    expect(clock.waiting()).toBeGreaterThan(0)
    await app.close()
    expect(clock.waiting()).toBe(0)
  })
})
