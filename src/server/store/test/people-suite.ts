import { describe, expect, test } from 'vitest'
import type { StoredPasskey, StoredPerson } from '../people-store.ts'
import type { NewSession } from '../sign-in-store.ts'
import type { Store } from '../store.ts'

export function person(id: string, other: Partial<StoredPerson> = {}): StoredPerson {
  return { id, name: `Kişi ${id}`, role: 'gise', closedAt: null, createdAt: 10, createdBy: 'ayse', ...other }
}

export function passkey(id: string, of: string, other: Partial<StoredPasskey> = {}): StoredPasskey {
  return {
    id,
    person: of,
    credential: `credential of ${id}`,
    publicKey: 'pQECAyYgASFY',
    counter: 0,
    transports: ['internal', 'hybrid'],
    name: 'Gişe telefonu',
    kind: 'iPhone',
    createdAt: 30,
    usedAt: 30,
    ...other,
  }
}

export function session(hash: string, of: string, by: string | null, other: Partial<NewSession> = {}): NewSession {
  return { hash, person: of, passkey: by, own: true, at: 40, ...other }
}

/** Adds a person with one device and a session by that device. */
export async function enrolled(store: Store, id: string, other: Partial<StoredPerson> = {}): Promise<void> {
  await store.addPerson(person(id, other))
  await store.keepInvitation({ hash: `link ${id}`, person: id, createdBy: null, expiresAt: 100 }, 0)
  await store.enrol(`link ${id}`, passkey(`p${id}`, id), session(`s${id}`, id, `p${id}`))
}

/** Tests of people and devices that every store must pass. */
export function peopleSuite(name: string, store: () => Store): void {
  describe(`${name}: people of the office`, () => {
    test('the store returns people unchanged in the order of their creation', async () => {
      const [one, other] = [person('b', { role: 'yonetici' }), person('a', { createdAt: 11, createdBy: null })]
      expect([await store().addPerson(one), await store().addPerson(other)]).toEqual([true, true])
      expect(await store().people()).toEqual([one, other])
      expect(await store().person('a')).toEqual(other)
      expect(await store().person('c')).toBeNull()
    })

    test('the store refuses a name that looks like another name', async () => {
      await store().addPerson(person('a', { name: 'Şükrü Işık' }))
      expect(await store().addPerson(person('b', { name: 'SUKRU IŞIK' }))).toBe(false)
      await store().removePerson('a', 20)
      expect(await store().addPerson(person('b', { name: 'Şükrü Işık' }))).toBe(true)
    })

    test('a change of role ends the sessions and keeps the devices', async () => {
      await enrolled(store(), 'a')
      expect(await store().setRole('a', 'fiyat')).toBe('done')
      expect(await store().person('a')).toMatchObject({ role: 'fiyat' })
      expect(await store().session('sa')).toBeNull()
      expect(await store().passkeys('a')).toHaveLength(1)
      expect(await store().setRole('nobody', 'fiyat')).toBe('no-such-person')
    })

    test('a closed account has no session and no link, and keeps its devices when it is reopened', async () => {
      await enrolled(store(), 'a')
      await store().keepInvitation({ hash: 'next', person: 'a', createdBy: null, expiresAt: 100 }, 0)
      expect(await store().setClosed('a', 50)).toBe('done')
      expect([await store().session('sa'), await store().invitation('next')]).toEqual([null, null])
      expect(await store().usePasskey('pa', 1, 60)).toBe(false)
      expect(await store().beginSession(session('again', 'a', 'pa'), 0)).toBe(false)
      expect(await store().setClosed('a', null)).toBe('done')
      expect(await store().usePasskey('pa', 1, 60)).toBe(true)
      expect(await store().session('sa')).toBeNull()
    })

    test('a removed account has no devices, sessions and links', async () => {
      await enrolled(store(), 'a')
      expect(await store().removePerson('a', 50)).toBe('done')
      expect(await store().removePerson('a', 51)).toBe('no-such-person')
      expect([await store().people(), await store().passkeys()]).toEqual([[], []])
      expect([await store().person('a'), await store().session('sa')]).toEqual([null, null])
      expect([await store().setRole('a', 'fiyat'), await store().setClosed('a', null)]).toEqual([
        'no-such-person',
        'no-such-person',
      ])
    })

    test('the last active manager cannot be demoted, closed or removed', async () => {
      await store().addPerson(person('a', { role: 'yonetici' }))
      await store().addPerson(person('b', { role: 'yonetici', closedAt: 20 }))
      const asked = [
        () => store().setRole('a', 'fiyat'),
        () => store().setClosed('a', 50),
        () => store().removePerson('a', 50),
      ]
      for (const ask of asked) expect(await ask()).toBe('last-manager')
      expect(await store().setRole('b', 'gise')).toBe('done')
      expect(await store().setClosed('b', null)).toBe('done')
      expect(await store().setRole('b', 'yonetici')).toBe('done')
      expect(await store().setRole('a', 'fiyat')).toBe('done')
    })

    test('two simultaneous demotions of the last two managers leave one manager', async () => {
      for (let round = 0; round < 5; round += 1) {
        const [one, other] = [`a${round}`, `b${round}`]
        await store().addPerson(person(one, { role: 'yonetici' }))
        await store().addPerson(person(other, { role: 'yonetici' }))
        const before = (await store().people()).filter(({ role }) => role === 'yonetici')
        await Promise.all(before.map(({ id }) => store().setRole(id, 'gise')))
        const left = (await store().people()).filter(({ role }) => role === 'yonetici')
        expect(left).toHaveLength(1)
      }
    })

    test('a device can be removed only from its account, and its sessions end', async () => {
      await enrolled(store(), 'a')
      await enrolled(store(), 'b')
      expect(await store().removePasskey('b', 'pa')).toBe(false)
      expect(await store().removePasskey('a', 'pa')).toBe(true)
      expect(await store().removePasskey('a', 'pa')).toBe(false)
      expect(await store().session('sa')).toBeNull()
      expect(await store().session('sb')).not.toBeNull()
      expect(await store().passkeyOf('credential of pa')).toBeNull()
      await store().removePasskeys('b')
      expect(await store().session('sb')).toBeNull()
    })
  })
}
