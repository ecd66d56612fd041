import { describe, expect, test } from 'vitest'
import type { Store } from '../store.ts'
import { enrolled, passkey, person, session } from './people-suite.ts'

/** Tests of links, challenges and sessions that every store must pass. */
export function signInSuite(name: string, store: () => Store): void {
  const link = (hash: string, of: string, expiresAt = 100) => ({ hash, person: of, createdBy: 'kemal', expiresAt })

  describe(`${name}: signing in`, () => {
    test('a challenge can be spent once among simultaneous answers', async () => {
      const answers = await Promise.all(Array.from({ length: 9 }, () => store().spendChallenge('c', 90, 0)))
      expect(answers.filter(Boolean)).toHaveLength(1)
    })

    test('a spent challenge is deleted after its end', async () => {
      expect(await store().spendChallenge('c', 90, 0)).toBe(true)
      expect([await store().spendChallenge('d', 190, 89), await store().spendChallenge('c', 190, 89)]).toEqual([
        true,
        false,
      ])
      expect(await store().spendChallenge('c', 190, 90)).toBe(true)
    })

    test('simultaneous requests for a secret return one value', async () => {
      const secrets = await Promise.all(['a', 'b', 'c'].map((fresh) => store().keptSecret('identity', fresh)))
      expect(new Set(secrets).size).toBe(1)
      expect(await store().keptSecret('other', 'd')).toBe('d')
    })

    test('a link registers one device among simultaneous enrolments and starts a session', async () => {
      await store().addPerson(person('a', { role: 'fiyat' }))
      await store().keepInvitation(link('l', 'a'), 0)
      expect(await store().openInvitations(99)).toEqual([{ ...link('l', 'a'), usedAt: null }])
      const enrolments = await Promise.all(
        ['1', '2', '3', '4'].map((id) => store().enrol('l', passkey(id, 'a'), session(`s${id}`, 'a', id))),
      )
      expect(enrolments.filter(Boolean)).toHaveLength(1)
      const [kept, ...more] = await store().passkeys('a')
      expect(more).toEqual([])
      expect(kept).toEqual(passkey(kept?.id ?? '', 'a'))
      expect(await store().invitation('l')).toEqual({ ...link('l', 'a'), usedAt: 30 })
      expect(await store().openInvitations(0)).toEqual([])
      expect(await store().session(`s${kept?.id}`)).toEqual({
        hash: `s${kept?.id}`,
        person: person('a', { role: 'fiyat' }),
        passkey: { id: kept?.id, name: 'Gişe telefonu' },
        own: true,
        createdAt: 40,
        usedAt: 40,
        confirmedAt: null,
      })
    })

    test('a link that replaces a device removes it with its sessions when the new one is registered', async () => {
      await enrolled(store(), 'a')
      await store().keepInvitation({ ...link('l', 'a'), replaces: 'pa' }, 0)
      expect(await store().invitation('l')).toMatchObject({ replaces: 'pa' })
      expect(await store().session('sa')).not.toBeNull()
      expect(await store().enrol('l', passkey('new', 'a'), session('snew', 'a', 'new'))).toBe(true)
      expect((await store().passkeys('a')).map(({ id }) => id)).toEqual(['new'])
      expect([await store().session('sa'), (await store().session('snew'))?.passkey?.id]).toEqual([null, 'new'])
    })

    test('a link that has expired replaces no device', async () => {
      await enrolled(store(), 'a')
      await store().keepInvitation({ ...link('l', 'a', 30), replaces: 'pa' }, 0)
      expect(await store().enrol('l', passkey('new', 'a'), session('snew', 'a', 'new'))).toBe(false)
      expect((await store().passkeys('a')).map(({ id }) => id)).toEqual(['pa'])
    })

    test.each([
      ['has expired', link('l', 'a', 30), 'a'],
      ['is for another account', link('l', 'b'), 'a'],
      ['is for a closed account', link('l', 'c'), 'c'],
    ])('a link that %s registers no device', async (_, kept, of) => {
      for (const id of ['a', 'b']) await store().addPerson(person(id))
      await store().addPerson(person('c', { closedAt: 5 }))
      await store().keepInvitation(kept, 0)
      expect(await store().enrol('l', passkey('p', of), session('s', of, 'p'))).toBe(false)
      expect([await store().passkeys(), await store().session('s')]).toEqual([[], null])
    })

    test('a new link of an account replaces its previous link only', async () => {
      for (const id of ['a', 'b']) await store().addPerson(person(id))
      await store().keepInvitation(link('first', 'a'), 0)
      await store().keepInvitation(link('other', 'b'), 0)
      await store().keepInvitation(link('second', 'a'), 0)
      expect((await store().openInvitations(0)).map(({ hash }) => hash).toSorted()).toEqual(['other', 'second'])
      await store().keepInvitation(link('third', 'a', 900), 100)
      expect(await store().invitation('other')).toBeNull()
    })

    test('the counter of a device must increase or always be zero', async () => {
      await enrolled(store(), 'a')
      expect([await store().usePasskey('pa', 0, 50), await store().usePasskey('pa', 0, 51)]).toEqual([true, true])
      expect([await store().usePasskey('pa', 7, 52), await store().usePasskey('pa', 7, 53)]).toEqual([true, false])
      expect([await store().usePasskey('pa', 6, 54), await store().usePasskey('pa', 0, 55)]).toEqual([false, false])
      expect(await store().passkeyOf('credential of pa')).toMatchObject({ id: 'pa', counter: 7, usedAt: 52 })
      expect(await store().usePasskey('nobody', 1, 56)).toBe(false)
    })

    test('a session belongs to an account and to a device of that account or none', async () => {
      await enrolled(store(), 'a')
      await enrolled(store(), 'b')
      expect(await store().beginSession(session('x', 'a', 'pb'), 0)).toBe(false)
      expect(await store().beginSession(session('x', 'nobody', null), 0)).toBe(false)
      expect(await store().beginSession(session('x', 'a', null, { own: false }), 0)).toBe(true)
      expect(await store().session('x')).toMatchObject({ passkey: null, own: false })
    })

    test('a session can be used, confirmed and ended, and an unused session is deleted', async () => {
      await enrolled(store(), 'a')
      await store().useSession('sa', 70)
      await store().useSession('sa', 60)
      expect(await store().confirmSession('sa', 75)).toBe(true)
      expect(await store().session('sa')).toMatchObject({ usedAt: 70, confirmedAt: 75 })
      await store().beginSession(session('next', 'a', 'pa', { at: 90 }), 71)
      expect(await store().session('sa')).toBeNull()
      await store().endSession('next')
      expect(await store().session('next')).toBeNull()
      expect(await store().confirmSession('next', 95)).toBe(false)
    })

    test('endSessions ends all sessions and links of one account only', async () => {
      await enrolled(store(), 'a')
      await enrolled(store(), 'b')
      await store().keepInvitation(link('next', 'a'), 0)
      await store().endSessions('a')
      expect([await store().session('sa'), await store().invitation('next')]).toEqual([null, null])
      expect(await store().session('sb')).not.toBeNull()
      expect(await store().passkeys('a')).toHaveLength(1)
    })
  })
}
