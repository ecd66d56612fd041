import { describe, expect, test } from 'vitest'
import type { SettingsChange } from '#contract/settings/settings-patch.ts'
import type { OfficeSettings } from '#contract/settings/settings-schema.ts'
import { DAY_LENGTH } from '#domain/calendar.ts'
import { rate } from '#domain/rate.ts'
import { askedAct, halt } from '../../../../test/fakes/acts.ts'
import { OFFICE_SETTINGS, settingsWith } from '../../../../test/fakes/office-settings.ts'
import { addOtherVersion } from '../../../../test/fakes/other-release.ts'
import type { AuditRecord } from '../act-store.ts'
import { AUDIT } from '../message-store.ts'
import type { Store } from '../store.ts'

/** Tests of approvals, halts and acts that every store must pass. */
export function decisionsSuite(name: string, store: () => Store): void {
  describe(`${name}: versions of the settings`, () => {
    const version = (document: OfficeSettings, patch: SettingsChange[] = []) => {
      return { at: 5, by: 'Ayşe', via: 'panel', reason: 'bayram', patch, document } as const
    }

    test('the store returns versions newest first with patches, and documents by number', async () => {
      const patch = [{ path: ['shortName'], before: 'Örnek Döviz', after: 'Yeni' }]
      const [before, after] = [OFFICE_SETTINGS, settingsWith({ path: ['shortName'], after: 'Yeni' })]
      expect(await store().addSettings(0, version(before), 9)).toBe(1)
      expect(await store().addSettings(1, version(after, patch), 9)).toBe(2)
      const { document: _, ...kept } = version(after)
      expect(await store().settingsVersions(9)).toEqual([
        { ...kept, patch, number: 2 },
        { ...kept, patch: [], number: 1 },
      ])
      expect(await store().settingsDocument(1)).toMatchObject({ number: 1, document: before, stored: before })
      expect(await store().settingsDocument()).toMatchObject({ number: 2, document: after, stored: after })
      expect(await store().settingsDocument(3)).toBeNull()
    })

    test('the store keeps one of several versions that follow the same version', async () => {
      const added = await Promise.all(
        Array.from({ length: 5 }, () => store().addSettings(0, version(OFFICE_SETTINGS), 9)),
      )
      expect(added.filter((number) => number !== null)).toEqual([1])
    })

    test('the store deletes the oldest versions above the limit', async () => {
      for (const after of [0, 1, 2, 3]) await store().addSettings(after, version(OFFICE_SETTINGS), 2)
      expect((await store().settingsVersions(9)).map(({ number }) => number)).toEqual([4, 3])
    })
  })

  describe(`${name}: settings of other releases`, () => {
    test('the store fills in the fields that a document of an older release lacks', async () => {
      const { largeSumTl: _, transfers: __, ...older } = OFFICE_SETTINGS
      await addOtherVersion(store(), { after: 0, document: older })
      expect(await store().settingsDocument()).toMatchObject({ document: OFFICE_SETTINGS, unknown: [], unread: [] })
    })

    test('the store returns the whole document of a newer release, and what this release reads from it', async () => {
      const guards = { ...OFFICE_SETTINGS.guards, jumpLimit: '3' }
      const newer = { ...OFFICE_SETTINGS, guards, later: { any: [1] } }
      await addOtherVersion(store(), { after: 0, document: newer })
      expect(await store().settingsDocument()).toEqual({
        number: 1,
        document: OFFICE_SETTINGS,
        stored: newer,
        unknown: [['later']],
        unread: [['guards', 'jumpLimit']],
      })
    })
  })

  describe(`${name}: files`, () => {
    test('the store returns a file by its hash and keeps the first one', async () => {
      const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256)
      expect(await store().file('abc')).toBeNull()
      await store().keepFile('abc', bytes)
      await store().keepFile('abc', Uint8Array.from([1]))
      expect(Uint8Array.from((await store().file('abc')) ?? [])).toEqual(bytes)
    })
  })

  describe(`${name}: prices that a person halted`, () => {
    const [saudi, yen] = [
      halt('SAR', { since: 5, act: 'a' }),
      halt('JPY', { since: 6, act: 'b', by: null, reason: null }),
    ]
    const open = { endedAt: null, endedBy: null, endedAct: null }

    test('a price is halted until each of its halts is ended by an act that names it', async () => {
      const again = halt('SAR', { since: 6, act: 'c', by: 'Kemal' })
      await store().addHalts([saudi])
      await store().addHalts([again, yen])
      expect(await store().halts()).toEqual([saudi, yen, again])
      const end = { codes: ['SAR', 'USD'], at: 7, by: 'Kemal' } as const
      await store().endHalts({ ...end, seen: ['a', 'b'], act: 'd' })
      expect(await store().halts()).toEqual([yen, again])
      await store().endHalts({ ...end, seen: ['a', 'c'], at: 8, act: 'e' })
      expect(await store().halts()).toEqual([yen])
      expect(await store().pastHalts(9)).toEqual([
        { ...again, endedAt: 8, endedBy: 'Kemal', endedAct: 'e' },
        { ...saudi, endedAt: 7, endedBy: 'Kemal', endedAct: 'd' },
        { ...yen, ...open },
      ])
    })

    test('a halt that is stored, in force or ended, is not added again', async () => {
      await store().addHalts([saudi])
      await store().addHalts([saudi])
      expect(await store().halts()).toEqual([saudi])
      await store().endHalts({ codes: ['SAR'], seen: ['a'], at: 7, by: null, act: 'd' })
      await store().addHalts([saudi])
      expect(await store().halts()).toEqual([])
    })

    test('halts of one price at the same millisecond are all kept', async () => {
      const acts = ['a', 'b', 'c', 'd', 'e']
      await Promise.all(acts.map((act) => store().addHalts([halt('SAR', { since: 5, act })])))
      const halts = await store().halts()
      expect(halts.map(({ act }) => act).toSorted()).toEqual(acts)
      expect(halts.map(({ since }) => since)).toEqual([5, 6, 7, 8, 9])
    })
  })

  describe(`${name}: approved prices`, () => {
    test('the store returns approvals in order, after a given number', async () => {
      const [usd, yen] = [
        { code: 'USD', buy: rate('54.9'), sell: rate('55.1'), at: 2 },
        { code: 'JPY', buy: null, sell: rate('33.2'), at: 1 },
      ] as const
      await store().keepApproval(usd)
      await store().keepApproval(yen)
      const [first, second] = await store().approvalsAfter(0)
      expect([first, second]).toMatchObject([usd, yen])
      expect(await store().approvalsAfter(first?.number ?? 0)).toEqual([second])
      expect(await store().approvalsAfter(second?.number ?? 0)).toEqual([])
    })
  })

  describe(`${name}: acts`, () => {
    const record = (id: string, at: number): AuditRecord => ({
      entry: { id, at, by: 'Ayşe', via: 'panel', about: 'messages', text: `${id} silindi` },
      notice: { mailId: `audit-${id}`, topic: AUDIT, subject: '', text: id, dueAt: 1 },
    })
    const outcome = (id: string) => ({ answer: JSON.stringify({ kind: id }), record: record(id, 1) })
    const approval = { code: 'USD', buy: null, sell: rate('47'), at: 1 } as const

    test('an act stores its effect, its answer, its entry and its email line together', async () => {
      await store()
        .asAct(askedAct({ id: 'a' }), outcome('a'))
        .keepApproval(approval)
      expect(await store().approvalsAfter(0)).toMatchObject([approval])
      expect(await store().outcome('a')).toMatchObject({ person: 'ayse', fingerprint: 'f', answer: '{"kind":"a"}' })
      expect(await store().acts(9)).toEqual([record('a', 1).entry])
      expect(await store().claimMail(2, 3, AUDIT)).toMatchObject({ content: { text: 'a' } })
    })

    test('entries are returned newest first', async () => {
      for (const [at, id] of ['a', 'b', 'c'].entries())
        await store()
          .asAct(askedAct(), { answer: '{}', record: record(id, at) })
          .justRecord()
      expect((await store().acts(2)).map(({ id }) => id)).toEqual(['c', 'b'])
    })

    test('one of several requests with the same id is stored, and the others change nothing', async () => {
      const writing = Array.from({ length: 5 }, () =>
        store()
          .asAct(askedAct({ id: 'a' }), outcome('a'))
          .keepApproval(approval),
      )
      const settled = await Promise.allSettled(writing)
      const failures = settled.flatMap((each): unknown[] => (each.status === 'rejected' ? [each.reason] : []))
      expect(failures).toMatchObject(Array.from({ length: 4 }, () => ({ code: 'REPEATED' })))
      expect(await store().approvalsAfter(0)).toHaveLength(1)
    })

    test('an act without effect stores no answer', async () => {
      expect(
        await store()
          .asAct(askedAct({ id: 'a' }), outcome('a'))
          .markMessage(7, 1, 'Ayşe'),
      ).toBe(false)
      expect([await store().outcome('a'), await store().acts(9)]).toEqual([null, []])
    })

    test('an act has one transaction', async () => {
      const acting = store().asAct(askedAct(), outcome('a'))
      await acting.justRecord()
      await expect(acting.justRecord()).rejects.toThrow('one transaction')
    })

    test('an act that was settled before it was done cannot be done any more', async () => {
      const cancelled = '{"kind":"cancelled"}'
      expect(await store().settleAct(askedAct({ id: 'a' }), cancelled)).toMatchObject({ answer: cancelled })
      const late = store()
        .asAct(askedAct({ id: 'a' }), outcome('a'))
        .keepApproval(approval)
      await expect(late).rejects.toMatchObject({ code: 'REPEATED' })
      expect(await store().approvalsAfter(0)).toEqual([])
    })

    test('an act that was done keeps its answer when it is settled', async () => {
      await store()
        .asAct(askedAct({ id: 'a' }), outcome('a'))
        .justRecord()
      expect(await store().settleAct(askedAct({ id: 'a' }), '{}')).toMatchObject({ answer: '{"kind":"a"}' })
    })

    test('the answers of acts are forgotten after a week', async () => {
      await store()
        .asAct(askedAct({ id: 'a', at: 1 }), outcome('a'))
        .justRecord()
      await store()
        .asAct(askedAct({ id: 'b', at: 7 * DAY_LENGTH + 2 }), outcome('b'))
        .justRecord()
      expect([await store().outcome('a'), (await store().outcome('b'))?.at]).toEqual([null, 7 * DAY_LENGTH + 2])
    })
  })

  describe(`${name}: reported alerts`, () => {
    test('the store keeps one alert of each kind', async () => {
      const silence = { kind: 'no-price', since: 3, wellSince: null, reported: [''], alarmedAt: 5 }
      const held = { kind: 'price-held', since: 4, wellSince: 6, reported: ['JPY', 'SAR'], alarmedAt: 4 }
      await store().saveAlert(held, null)
      await store().saveAlert({ ...silence, since: 1 }, null)
      await store().saveAlert(silence, null)
      expect(await store().alerts()).toEqual([silence, held])
    })
  })
}
