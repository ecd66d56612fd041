import { describe, expect, test } from 'vitest'
import { askedAct } from '../../../../test/fakes/acts.ts'
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

    test('a change of role whose record cannot be stored is not made', async () => {
      await enrolled(store(), 'a')
      const entry = { id: 'one', at: 1, by: 'Kemal', via: 'panel', about: 'people', text: 'rol' } as const
      const notice = { mailId: 'one', topic: 'audit', subject: '', text: 'rol', dueAt: 1 }
      const outcome = { answer: '{"kind":"changed"}', record: { entry, notice } }
      await store().asAct(askedAct(), outcome).justRecord()
      const act = askedAct()
      await expect(store().asAct(act, outcome).setRole('a', 'fiyat')).rejects.toThrow(/acts/)
      expect([await store().person('a'), await store().outcome(act.id)]).toMatchObject([{ role: 'gise' }, null])
      expect(await store().session('sa')).not.toBeNull()
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

    test('the last manager who has a device cannot be demoted, closed or removed, unless that may happen', async () => {
      await enrolled(store(), 'a', { role: 'yonetici' })
      await enrolled(store(), 'b', { role: 'fiyat' })
      // Neither a manager without a device nor a closed one can manage the panel.
      await store().addPerson(person('c', { role: 'yonetici' }))
      await enrolled(store(), 'd', { role: 'yonetici' })
      await store().setClosed('d', 50)
      const asked = [
        () => store().setRole('a', 'fiyat'),
        () => store().setClosed('a', 50),
        () => store().removePerson('a', 50),
      ]
      for (const ask of asked) expect(await ask()).toBe('last-manager')
      expect(await store().session('sa')).not.toBeNull()
      expect([await store().setRole('c', 'gise'), await store().setRole('b', 'yonetici')]).toEqual(['done', 'done'])
      expect([await store().setClosed('a', 50), await store().setClosed('b', 50)]).toEqual(['done', 'last-manager'])
      expect(await store().setClosed('b', 50, 'may-go')).toBe('done')
      expect(await store().person('b')).toMatchObject({ closedAt: 50 })
    })

    test('the last active manager cannot be demoted, closed or removed if nobody has a device', async () => {
      await store().addPerson(person('a', { role: 'yonetici' }))
      await store().addPerson(person('b', { role: 'yonetici', closedAt: 20 }))
      expect([await store().setRole('a', 'fiyat'), await store().setClosed('a', 50)]).toEqual([
        'last-manager',
        'last-manager',
      ])
      expect([await store().setRole('b', 'gise'), await store().setClosed('b', null)]).toEqual(['done', 'done'])
      expect([await store().setRole('b', 'yonetici'), await store().removePerson('a', 50)]).toEqual(['done', 'done'])
    })

    test('the last device with which a manager can sign in cannot be removed, unless that may happen', async () => {
      await enrolled(store(), 'a', { role: 'yonetici' })
      await enrolled(store(), 'b')
      await store().keepInvitation({ hash: 'open', person: 'a', createdBy: null, expiresAt: 100 }, 0)
      expect(await store().removePasskey('a', 'pa')).toBe('last-device')
      expect(await store().removePasskeys('a')).toBe('last-device')
      expect([await store().session('sa'), await store().invitation('open')]).not.toContain(null)
      await store().enrol('open', passkey('second', 'a'), session('again', 'a', 'second'))
      expect([await store().removePasskeys('a'), await store().removePasskey('a', 'pa')]).toEqual([
        'last-device',
        'done',
      ])
      expect([await store().removePasskey('b', 'pb'), await store().removePasskeys('b')]).toEqual(['done', 'done'])
      expect(await store().removePasskeys('a', 'may-go')).toBe('done')
      expect([await store().session('again'), await store().passkeys('a')]).toEqual([null, []])
    })

    test('two managers who end each other, or their own devices, simultaneously leave one who can sign in', async () => {
      const ways: readonly ((one: string, other: string) => readonly Promise<unknown>[])[] = [
        (one, other) => [store().setRole(one, 'gise'), store().setRole(other, 'gise')],
        (one, other) => [store().setClosed(one, 50), store().removePerson(other, 50)],
        (one, other) => [store().removePasskey(one, `p${one}`), store().removePasskeys(other)],
        (one, other) => [store().setRole(one, 'gise'), store().removePasskey(other, `p${other}`)],
      ]
      for (const [round, way] of ways.entries()) {
        const [one, other] = [`a${round}`, `b${round}`]
        await enrolled(store(), one, { role: 'yonetici' })
        await enrolled(store(), other, { role: 'yonetici' })
        await Promise.all(way(one, other))
        const devices = await store().passkeys()
        const able = (await store().people()).filter(
          ({ id, role, closedAt }) =>
            role === 'yonetici' && closedAt === null && devices.some((device) => device.person === id),
        )
        expect([round, able.length]).toEqual([round, 1])
        for (const { id } of able) await store().removePerson(id, 60, 'may-go')
      }
    })

    test('a device can be removed only from its account, and its sessions end', async () => {
      await enrolled(store(), 'a')
      await enrolled(store(), 'b')
      expect(await store().removePasskey('b', 'pa')).toBe('no-such-device')
      expect(await store().removePasskey('a', 'pa')).toBe('done')
      expect(await store().removePasskey('a', 'pa')).toBe('no-such-device')
      expect(await store().session('sa')).toBeNull()
      expect(await store().session('sb')).not.toBeNull()
      expect(await store().passkeyOf('credential of pa')).toBeNull()
      await store().removePasskeys('b')
      expect(await store().session('sb')).toBeNull()
    })
  })
}
