import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type OfficeAtWork, officeAtWork } from '../../../test/fakes/office-at-work.ts'
import { noticing, pricing } from '../office/edits.ts'
import { panelWords, reasonOf, viaOf } from '../office/version-words.ts'
import { changeOffice, type ChangeOutcome, type ChangeRequest, readable } from './change.ts'
import type { Operator } from './operator.ts'

let work: OfficeAtWork

beforeEach(async () => {
  work = await officeAtWork()
})
afterEach(() => work[Symbol.asyncDispose]())

function margin(buy: string | undefined, sell: string | undefined): Pick<ChangeRequest, 'change' | 'words'> {
  return { change: readable(pricing('USD', { buy, sell })), words: panelWords('margin USD') }
}

function publish(by: string, request: Pick<ChangeRequest, 'change' | 'words'> & Partial<ChangeRequest>) {
  return changeOffice(work.operator(by), { agreement: 'usual', ...request })
}

async function versionAfter(outcome: Promise<ChangeOutcome>): Promise<number> {
  const done = await outcome
  if (done.kind !== 'written' || done.answer.kind !== 'taken' || done.answer.version === null)
    throw new Error(JSON.stringify(done))
  return done.answer.version
}

describe('a change', () => {
  test('is on the site after a few looks, as a version with the person’s name', async () => {
    const { askSite } = work.operator('Ayşe Yılmaz')
    let looks = 0
    const looking: Partial<Operator> = {
      askSite() {
        looks += 1
        return askSite()
      },
    }
    const request = { agreement: 'usual', ...margin('-0,02', '0,02') } as const
    const outcome = await changeOffice(work.operator('Ayşe Yılmaz', looking), request)
    expect(outcome).toMatchObject({ kind: 'written', answer: { kind: 'taken' }, unheard: [] })
    // Of which twenty take a second, where there is nothing else to do.
    expect(looks).toBeLessThan(60)
    expect(work.office.current().pricing.margins.USD).toEqual({
      buy: { kind: 'lira', micros: -20_000 },
      sell: { kind: 'lira', micros: 20_000 },
    })
    const [newest] = await work.store.versions(1)
    expect(newest).toMatchObject({ by: 'Ayşe Yılmaz', command: 'panel margin USD' })
    expect(newest && [viaOf(newest), reasonOf(newest)]).toEqual(['panel', null])
  })

  test('that is only looked at shows both prices, and nothing is written', async () => {
    const before = await work.text()
    const outcome = await publish('Ayşe Yılmaz', { ...margin('-0,02', undefined), agreement: 'preview' })
    expect(outcome).toMatchObject({
      kind: 'preview',
      preview: {
        changes: ['USD alış payı 0 → -0,02'],
        prices: [{ code: 'USD', before: 'alış 47,2530 / satış 47,4570', after: 'alış 47,2330 / satış 47,4570' }],
        warnings: [],
      },
    })
    expect(await work.text()).toBe(before)
  })

  test('to what stands already is none', async () => {
    expect(await publish('Ayşe Yılmaz', margin('0', '0'))).toEqual({ kind: 'unchanged' })
  })

  test('that the site would refuse is told by side, with the figure that was probably meant', async () => {
    await publish('Ayşe Yılmaz', margin('-0,02', '0,02'))
    const outcome = await publish('Ayşe Yılmaz', margin('5', undefined))
    expect(outcome).toMatchObject({
      kind: 'not-sound',
      objections: [{ code: 'USD', side: 'buy', likely: { kind: 'lira', micros: -50_000 } }],
    })
    expect(outcome.kind === 'not-sound' && outcome.mistakes).toHaveLength(1)
  })

  test('of a broken file is refused with its line; the old facts stay', async () => {
    await work.write((await work.text()).replace('pazar: kapalı', 'pazar: belki'))
    const outcome = await publish('Ayşe Yılmaz', margin('-0,02', undefined))
    expect(outcome).toMatchObject({ kind: 'not-sound', objections: [] })
    expect(outcome.kind === 'not-sound' && outcome.mistakes[0]).toMatch(/^satır \d+, calisma_saatleri\.hafta\.pazar/)
  })

  test('that two people make at the same moment happens twice, one after the other', async () => {
    const [one, other] = await Promise.all([
      publish('Ayşe Yılmaz', margin('-0,02', undefined)),
      publish('Kemal Aydın', { change: readable(noticing('Bugün', null)), words: panelWords('note') }),
    ])
    for (const each of [one, other]) expect(each).toMatchObject({ kind: 'written', answer: { kind: 'taken' } })
    expect(work.office.current().facts.notice?.text).toBe('Bugün')
    expect(work.office.current().pricing.margins.USD?.buy).toEqual({ kind: 'lira', micros: -20_000 })
  })
})

describe('an unusual margin', () => {
  test('needs a word of its own, and says what was probably meant', async () => {
    await publish('Kemal Aydın', margin('-0,02', '0,04'))
    await publish('Kemal Aydın', margin('-0,02', '0,02'))
    const before = await work.text()
    const outcome = await publish('Ayşe Yılmaz', margin('-0,02', '0,35'))
    expect(outcome).toMatchObject({
      kind: 'unusual',
      margins: [
        { code: 'USD', side: 'sell', kind: 'five-times', likely: { kind: 'lira', micros: 35_000 } },
        { kind: 'over-largest' },
        { kind: 'over-half-percent' },
      ],
    })
    expect(outcome.kind === 'unusual' && outcome.reasons).toContain(
      'USD satış payı son 30 günde en çok +0,04 oldu; +0,35 bunun iki katından çok.',
    )
    expect(await work.text()).toBe(before)
    expect(await publish('Ayşe Yılmaz', { ...margin('-0,02', '0,35'), agreement: 'unusual' })).toMatchObject({
      kind: 'written',
      answer: { kind: 'taken' },
    })
  })

  test('that is half a percent of the price asks also where there was none before', async () => {
    expect(await publish('Ayşe Yılmaz', margin(undefined, '0,30'))).toMatchObject({
      kind: 'unusual',
      margins: [{ kind: 'over-half-percent', side: 'sell' }],
    })
  })

  test('that waits in the file comes by no other change without that word', async () => {
    await work.write(pricing('USD', { buy: '0,05' })(await work.text()))
    const note = { change: readable(noticing('Bugün', null)), words: panelWords('note') }
    expect(await publish('Ayşe Yılmaz', note)).toMatchObject({ kind: 'unusual', margins: [{ kind: 'in-favour' }] })
  })
})

describe('somebody else’s change since the form was opened', () => {
  test('of the same margin is shown with their name, and nothing is published', async () => {
    const since = await versionAfter(publish('Ayşe Yılmaz', margin('-0,02', '0,02')))
    await publish('Kemal Aydın', margin(undefined, '0,03'))
    await publish('Kemal Aydın', { change: readable(noticing('Bugün', null)), words: panelWords('note') })
    const before = await work.text()
    expect(await publish('Ayşe Yılmaz', { ...margin(undefined, '0,04'), since })).toMatchObject({
      kind: 'conflict',
      by: 'Kemal Aydın',
      changes: ['USD satış payı 0,02 → 0,03'],
    })
    expect(await work.text()).toBe(before)
    // Over theirs, once it was seen.
    expect(await publish('Ayşe Yılmaz', margin(undefined, '0,04'))).toMatchObject({ kind: 'written' })
  })

  test('of something else does not stand in the way', async () => {
    const since = await versionAfter(publish('Ayşe Yılmaz', margin('-0,02', '0,02')))
    await publish('Kemal Aydın', {
      change: readable(pricing('EUR', { sell: '0,03' })),
      words: panelWords('margin EUR'),
    })
    expect(await publish('Ayşe Yılmaz', { ...margin(undefined, '0,04'), since })).toMatchObject({ kind: 'written' })
    expect(work.office.current().pricing.margins.EUR?.sell).toEqual({ kind: 'lira', micros: 30_000 })
  })

  test('to the same figure is no conflict', async () => {
    const since = await versionAfter(publish('Ayşe Yılmaz', margin('-0,02', '0,02')))
    await publish('Kemal Aydın', margin(undefined, '0,04'))
    expect(await publish('Ayşe Yılmaz', { ...margin(undefined, '0,04'), since })).toEqual({ kind: 'unchanged' })
  })

  test('by hand in the file has no name, and is a conflict all the same', async () => {
    const since = await versionAfter(publish('Ayşe Yılmaz', margin('-0,02', '0,02')))
    await work.write(pricing('USD', { sell: '0,03' })(await work.text()))
    expect(await publish('Ayşe Yılmaz', { ...margin(undefined, '0,04'), since })).toMatchObject({
      kind: 'conflict',
      by: null,
    })
  })
})
