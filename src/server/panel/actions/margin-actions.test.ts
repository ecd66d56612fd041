import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { GoldActions, GoldBoardPage } from '#contract/panel/pages/gold-board-page.ts'
import type { PriceActions } from '#contract/panel/pages/price-page.ts'
import type { SeveralPage } from '#contract/panel/pages/several-page.ts'
import { SECOND } from '#domain/calendar.ts'
import { rate } from '#domain/rate.ts'
import { heldDollar } from '../../../../test/fakes/health.ts'
import { panelUnderTest, type PanelUnderTest } from '../../../../test/fakes/panel-under-test.ts'
import type { Snapshot } from '../../health/snapshot.ts'

let panel: PanelUnderTest
let held: Snapshot['held']
let ayse: Awaited<ReturnType<PanelUnderTest['person']>>

beforeEach(async () => {
  held = []
  panel = await panelUnderTest({ snapshot: () => ({ held }) })
  ayse = await panel.person('Ayşe Kaya', 'fiyat')
})

afterEach(() => panel[Symbol.asyncDispose]())

type Margins = PriceActions['changeMargins']['body']

async function change(margins: Margins['margins'], more: Partial<Margins> = {}, who = ayse) {
  const { json } = await who.act('changeMargins', {
    margins,
    since: panel.office.version().number,
    seenAt: Date.now(),
    acceptUnusual: false,
    ...more,
  })
  return json
}

const inForce = () => panel.office.current().pricing.margins

describe('margins', () => {
  test('margins are published as typed, and the price page names their author', async () => {
    expect(await change([{ code: 'USD', buy: '−0,02', sell: '0,02 TL' }])).toMatchObject({
      kind: 'published',
      version: 2,
      changes: ['USD alış payı 0 → −0,02', 'USD satış payı 0 → +0,02'],
      unconfirmed: [],
    })
    const { body } = await ayse.state('/fiyat/USD')
    expect(body).toMatchObject({
      version: 2,
      price: { own: { buy: rate('47.2330'), sell: rate('47.4770') }, lastChange: { by: 'Ayşe Kaya' } },
      measure: { kind: 'price' },
      changes: [{ by: 'Ayşe Kaya', lines: ['Alış payı 0 → −0,02', 'Satış payı 0 → +0,02'] }],
    })
    expect((await panel.store.settingsVersions(1))[0]).toMatchObject({ by: 'Ayşe Kaya', via: 'panel' })
  })

  test('the last change of one price is undone after later changes of others, which stay', async () => {
    await change([
      { code: 'USD', sell: '0,02' },
      { code: 'EUR', sell: '0,03' },
    ])
    await change([{ code: 'EUR', sell: '0,04' }])
    const undoMargins = async (version: number) => (await ayse.act('undoMargins', { version, codes: ['USD'] })).json
    const { body } = await ayse.state('/fiyat/USD')
    expect(body).toMatchObject({ changes: [{ undoes: 2 }] })
    expect(await undoMargins(2)).toMatchObject({ kind: 'published', changes: ['USD satış payı +0,02 → 0'] })
    expect(inForce()).toMatchObject({ EUR: { sell: { kind: 'lira', micros: 40_000 } } })
    expect(await undoMargins(3)).toEqual({ kind: 'forgotten' })
  })

  test('the margins of a board are published together or not at all', async () => {
    const board = [
      { code: 'USD', buy: '−0,02' },
      { code: 'EUR', buy: '9' },
    ] as const
    expect(await change(board)).toMatchObject({
      kind: 'invalid',
      mistakes: [{ field: 'margins.EUR.buy', likely: '−0,09' }],
    })
    expect(inForce()).toEqual({})
    expect(await change([board[0], { code: 'EUR', buy: '−0,03' }])).toMatchObject({ kind: 'published' })
    expect(inForce()).toMatchObject({
      USD: { buy: { kind: 'lira', micros: -20_000 } },
      EUR: { buy: { kind: 'lira', micros: -30_000 } },
    })
  })

  test('unusual margins are published only after the person confirms them', async () => {
    panel.sourceQuotes.set('USD', { ...dollarOf(panel), buy: rate('472.53'), sell: rate('474.57') })
    expect(await change([{ code: 'USD', sell: '1,000' }])).toMatchObject({ kind: 'unusual' })
    expect(await change([{ code: 'USD', sell: '1,000' }], { acceptUnusual: true })).toMatchObject({ kind: 'published' })
    expect(inForce().USD?.sell).toEqual({ kind: 'lira', micros: 1_000_000 })
  })

  test('margins without any reference price need a confirmation', async () => {
    panel.sourceQuotes.clear()
    expect((await ayse.state('/fiyat/USD')).body).toMatchObject({ measure: null })
    expect(await change([{ code: 'USD', sell: '5' }])).toMatchObject({ kind: 'unusual' })
  })

  test('margins are rejected if the person saw the figures too long ago', async () => {
    for (const seenAt of [Date.now() - 21 * SECOND, Date.now() + 60 * SECOND])
      expect(await change([{ code: 'USD', buy: '−0,02' }], { seenAt })).toEqual({ kind: 'outdated' })
    expect(inForce()).toEqual({})
  })

  test('margins conflict with another person’s newer change of the same side, but not of the other side', async () => {
    const kemal = await panel.person('Kemal Aydın', 'yonetici')
    await change([{ code: 'USD', sell: '+0,02' }], {}, kemal)
    const mine = [{ code: 'USD', sell: '+0,03' }] as const
    expect(await change(mine, { since: 1 })).toMatchObject({
      kind: 'conflict',
      by: 'Kemal Aydın',
      changes: ['USD satış payı 0 → +0,02'],
    })
    expect(await change([{ code: 'USD', buy: '−0,03' }], { since: 1 })).toMatchObject({ kind: 'published' })
    expect(await change(mine, { since: null })).toMatchObject({ kind: 'published' })
  })

  test('an unreadable margin is a bad request, because the page never sends one', async () => {
    expect(await change([{ code: 'USD', buy: 'iki' }])).toEqual({ kind: 'bad-request' })
  })

  test('undo reverts the newest margins and rejects older ones', async () => {
    await change([{ code: 'USD', buy: '−0,02' }])
    await change([{ code: 'USD', sell: '+0,02' }])
    expect((await ayse.act('undo', { version: 2 })).json).toEqual({ kind: 'overtaken' })
    expect((await ayse.act('undo', { version: 3 })).json).toMatchObject({ kind: 'published', version: 4 })
    expect(inForce().USD).toEqual({ buy: { kind: 'lira', micros: -20_000 } })
    expect((await panel.store.settingsVersions(1))[0]).toMatchObject({ via: 'undo' })
  })
})

describe('the gold board', () => {
  const gold = async (on: boolean, traded: GoldActions['changeGold']['body']['traded']) =>
    (await ayse.act('changeGold', { on, traded, since: panel.office.version().number })).json

  test('the gold board keeps its products and their margins while it is off', async () => {
    expect(await gold(true, ['KULCEALTIN', 'CEYREK_YENI'])).toMatchObject({ kind: 'published' })
    expect(panel.office.current().facts.gold?.traded).toEqual(['KULCEALTIN', 'CEYREK_YENI'])
    expect(await gold(false, [])).toMatchObject({ kind: 'published' })
    expect(panel.office.current().facts.gold).toBeUndefined()
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the address is that of the board
    const { on, products } = (await ayse.state('/altin')).body as GoldBoardPage
    expect(on).toBe(false)
    expect(products).toContainEqual({ code: 'CEYREK_YENI', traded: true })
  })

  test('the gold board accepts margins only for traded products and lists the others as information', async () => {
    await gold(true, ['CEYREK_YENI'])
    const { body } = await ayse.state('/toplu?tablo=altin')
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the address is that of the board
    const { rows, information } = body as SeveralPage
    expect(rows.map(({ price }) => price.code)).toEqual(['CEYREK_YENI'])
    expect(information).toEqual(expect.arrayContaining(['ALTIN', 'ONS', 'CEYREK_ESKI']))
    expect(await change([{ code: 'ONS', sell: '5' }])).toEqual({ kind: 'not-found' })
    expect(await change([{ code: 'CEYREK_YENI', sell: '5' }], { acceptUnusual: true })).toMatchObject({
      kind: 'published',
    })
  })
})

describe('approving a held price', () => {
  const SEEN = { code: 'USD', buy: rate('48.9'), sell: rate('49.2') } as const
  const approve = async (seen: PriceActions['approve']['body'] = SEEN) => (await ayse.act('approve', seen)).json

  test('an approval of other figures than the held ones is rejected', async () => {
    held = [heldDollar(Date.now())]
    for (const other of [{ buy: rate('48.8') }, { sell: rate('49.3') }, { buy: null }])
      expect(await approve({ ...SEEN, ...other })).toEqual({ kind: 'replaced' })
    expect(await panel.store.approvalsAfter(0)).toEqual([])
  })

  test('an approval of the held figures succeeds, and one without a held price reports that nothing is held', async () => {
    expect(await approve()).toEqual({ kind: 'nothing-held' })
    held = [heldDollar(Date.now())]
    const sent = approve()
    await expect.poll(() => panel.store.approvalsAfter(0)).toMatchObject([{ buy: SEEN.buy, sell: SEEN.sell }])
    held = []
    expect(await sent).toEqual({ kind: 'approved' })
  })
})

function dollarOf({ sourceQuotes }: PanelUnderTest) {
  const quote = sourceQuotes.get('USD')
  if (quote === undefined) throw new Error('there is no source quote for USD')
  return quote
}
