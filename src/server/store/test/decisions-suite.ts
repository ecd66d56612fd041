import { describe, expect, test } from 'vitest'
import type { SettingsChange } from '#contract/settings/settings-patch.ts'
import type { OfficeSettings } from '#contract/settings/settings-schema.ts'
import { rate } from '#domain/rate.ts'
import { OFFICE_SETTINGS, settingsWith } from '../../../../test/fakes/office-settings.ts'
import { addOtherVersion } from '../../../../test/fakes/other-release.ts'
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
      expect(await store().settingsDocument(1)).toEqual({ number: 1, document: before })
      expect(await store().settingsDocument()).toEqual({ number: 2, document: after })
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
      expect(await store().settingsDocument()).toEqual({ number: 1, document: OFFICE_SETTINGS })
    })

    test('the store refuses a document that this release cannot read, and names its version and path', async () => {
      await addOtherVersion(store(), { after: 0, document: OFFICE_SETTINGS })
      const guards = { ...OFFICE_SETTINGS.guards, jumpLimit: '3' }
      await addOtherVersion(store(), { after: 1, document: { ...OFFICE_SETTINGS, guards } })
      await expect(store().settingsDocument()).rejects.toMatchObject({
        code: 'SETTINGS',
        message: 'version 2 of the settings cannot be read: guards.jumpLimit (wrong-type)',
      })
      expect(await store().settingsDocument(1)).toEqual({ number: 1, document: OFFICE_SETTINGS })
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
    test('a halt is in force until it ends and keeps its first author, time and reason', async () => {
      const saudi = { code: 'SAR', since: 5, by: 'ayse', reason: 'kasada yok' } as const
      const yen = { code: 'JPY', since: 6, by: null, reason: null } as const
      await store().addHalts([saudi])
      await store().addHalts([{ ...saudi, since: 6, by: 'kemal' }, yen])
      expect(await store().halts()).toEqual([yen, saudi])
      await store().endHalts(['SAR', 'USD'], 7, 'kemal')
      expect(await store().halts()).toEqual([yen])
      expect(await store().pastHalts(9)).toEqual([
        { ...saudi, endedAt: 7, endedBy: 'kemal' },
        { ...yen, endedAt: null, endedBy: null },
      ])
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

  describe(`${name}: audit entries`, () => {
    const act = (id: string, at: number) => {
      return { id, at, by: 'Ayşe', via: 'panel', about: 'messages', text: `${id} silindi` } as const
    }
    const line = (id: string) => ({ mailId: `audit-${id}`, topic: AUDIT, subject: '', text: id, dueAt: 1 })

    test('the store returns audit entries newest first, deletes the oldest and queues an email line for each', async () => {
      for (const [at, id] of ['a', 'b', 'c'].entries()) await store().addAct(act(id, at), line(id), 2)
      expect(await store().acts(9)).toEqual([act('c', 2), act('b', 1)])
      expect(await store().acts(1)).toEqual([act('c', 2)])
      expect(await store().claimMail(2, 3, AUDIT)).toMatchObject({ content: { text: 'a' } })
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
