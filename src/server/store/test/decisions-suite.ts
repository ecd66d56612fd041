import { describe, expect, test } from 'vitest'
import type { SettingsChange } from '#contract/settings/settings-patch.ts'
import type { OfficeSettings } from '#contract/settings/settings-schema.ts'
import { rate } from '#domain/rate.ts'
import type { NewVersion } from '../office-store.ts'
import type { Store } from '../store.ts'
import { someSettings } from './sample-records.ts'

/** What any store must do with what people decided, and with what they were told. */
export function decisionsSuite(name: string, store: () => Store): void {
  describe(`${name}: versions of the office file`, () => {
    const version = (text: string): NewVersion => {
      return {
        at: 5,
        by: 'ayse',
        command: 'halt SAR',
        summary: ['SAR durduruldu'],
        halted: ['SAR'],
        sha256: 'a1',
        file: '/srv/angun/office.yaml',
        text,
      }
    }

    const keep = async (after: number, kept: NewVersion, most = 9): Promise<number> =>
      (await store().keepNextVersion(after, kept, most)) ?? 0

    test('come back as they were, the newest first, and by number with their text', async () => {
      const one = await keep(0, version('bir'))
      const two = await keep(one, version('iki'))
      const { text: _, ...kept } = version('')
      expect(await store().versions(9)).toEqual([two, one].map((number) => ({ ...kept, number })))
      expect(await store().version(one)).toEqual({ ...version('bir'), number: one })
      expect(await store().version(two + 1)).toBeNull()
    })

    test('of a file that was edited by hand nobody may know who, and nothing may be halted', async () => {
      const byHand = { ...version('bir'), by: null, command: null, summary: [], halted: [] }
      const number = await keep(0, byHand)
      expect(await store().version(number)).toEqual({ ...byHand, number })
    })

    test('are bounded: the oldest go', async () => {
      for (const [index, text] of ['a', 'b', 'c', 'd'].entries()) await keep(index, version(text), 2)
      expect((await store().versions(9)).map(({ number }) => number)).toEqual([4, 3])
    })
  })

  describe(`${name}: a next version of the office’s text`, () => {
    const next = {
      at: 5,
      by: null,
      command: null,
      summary: [],
      halted: [],
      sha256: 'a1',
      file: null,
      text: 'bir',
    } as const

    test('is kept behind the one that its writer has read, and not behind another', async () => {
      const first = (await store().keepNextVersion(0, next, 9)) ?? 0
      expect(await store().keepNextVersion(first, next, 9)).toBe(first + 1)
      expect(await store().keepNextVersion(first, { ...next, text: 'iki' }, 9)).toBeNull()
      expect((await store().version(first + 1))?.text).toBe('bir')
    })

    test('of many that come at once one is kept', async () => {
      const texts = ['a', 'b', 'c', 'd', 'e']
      const kept = await Promise.all(texts.map((text) => store().keepNextVersion(0, { ...next, text }, 9)))
      expect(kept.filter((number) => number !== null)).toHaveLength(1)
    })

    test('drives out the oldest', async () => {
      for (const number of [0, 1, 2, 3]) await store().keepNextVersion(number, next, 2)
      expect((await store().versions(9)).map(({ number }) => number)).toEqual([4, 3])
    })
  })

  describe(`${name}: versions of the settings`, () => {
    const version = (document: OfficeSettings, patch: SettingsChange[] = []) => {
      return { at: 5, by: 'Ayşe', via: 'panel', reason: 'bayram', patch, document } as const
    }

    test('come back newest first with their patches, and by number with their document', async () => {
      const patch = [{ path: ['shortName'], before: 'Örnek Döviz', after: 'Yeni' }]
      const [before, after] = [someSettings('Örnek Döviz'), someSettings('Yeni')]
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

    test('of many that follow the same version, the store keeps one', async () => {
      const added = await Promise.all(
        Array.from({ length: 5 }, () => store().addSettings(0, version(someSettings('bir')), 9)),
      )
      expect(added.filter((number) => number !== null)).toEqual([1])
    })

    test('are bounded: the oldest go', async () => {
      for (const after of [0, 1, 2, 3]) await store().addSettings(after, version(someSettings('bir')), 2)
      expect((await store().settingsVersions(9)).map(({ number }) => number)).toEqual([4, 3])
    })
  })

  describe(`${name}: prices that a person halted`, () => {
    test('are in force until they end, and keep since when, by whom and why if they are halted again', async () => {
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

  describe(`${name}: prices that a person let pass`, () => {
    test('are kept in their order, and asked for from the last one that is known', async () => {
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

  describe(`${name}: what people were told of a trouble`, () => {
    test('is remembered by its kind', async () => {
      const silence = { kind: 'no-price', since: 3, wellSince: null, reported: [''], alarmedAt: 5 }
      const held = { kind: 'price-held', since: 4, wellSince: 6, reported: ['JPY', 'SAR'], alarmedAt: 4 }
      await store().saveAlert(held, null)
      await store().saveAlert({ ...silence, since: 1 }, null)
      await store().saveAlert(silence, null)
      expect(await store().alerts()).toEqual([silence, held])
    })
  })
}
