import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ACT_HEADER } from '#contract/panel/action-shapes.ts'
import { panelUnderTest, type PanelUnderTest } from '../../../test/fakes/panel-under-test.ts'

type Person = Awaited<ReturnType<PanelUnderTest['person']>>

let panel: PanelUnderTest
let ayse: Person

beforeEach(async () => {
  panel = await panelUnderTest()
  ayse = await panel.person('Ayşe Kaya', 'fiyat')
})

afterEach(() => panel[Symbol.asyncDispose]())

const NOTICE = { text: 'Bugün kapalıyız.', end: 'tomorrow', day: '', time: '' } as const
const version = () => panel.office.version().number

/** Publishes a notice under an id, seen at the first version. */
const publish = async (id: string, text: string = NOTICE.text, who = ayse) =>
  (await who.act('publishNotice', { ...NOTICE, text, since: 1 }, { [ACT_HEADER]: id })).json

const settle = async (id: string, who = ayse) => (await who.act('settleAct', { id })).json

describe('an act with an id', () => {
  test('a repeated act gets its stored answer and changes nothing', async () => {
    const id = randomUUID()
    const first = await publish(id)
    expect(first).toMatchObject({ kind: 'published', version: 2 })
    expect(await publish(id)).toMatchObject({ kind: 'published', version: 2 })
    expect(version()).toBe(2)
  })

  test('two requests of one act at the same time are one act', async () => {
    const id = randomUUID()
    const answers = await Promise.all([publish(id), publish(id), publish(id)])
    expect(answers.map((answer) => answer?.kind)).toEqual(['published', 'published', 'published'])
    expect(version()).toBe(2)
  })

  test('an id that belongs to another body or person is refused with 409', async () => {
    const id = randomUUID()
    await publish(id)
    const kemal = await panel.person('Kemal Aydın', 'yonetici')
    expect(await publish(id, 'Başka')).toEqual({ kind: 'other-act' })
    expect(await publish(id, NOTICE.text, kemal)).toEqual({ kind: 'other-act' })
    const { status } = await kemal.act('halt', { codes: ['USD'], reason: '' }, { [ACT_HEADER]: id })
    expect([status, panel.office.halts()]).toEqual([409, []])
  })

  test('an act without an id, from a page of the release before, is done', async () => {
    expect((await ayse.act('publishNotice', { ...NOTICE, since: 1 })).json).toMatchObject({ kind: 'published' })
  })

  test('a repeated act whose answer had a secret says that it was done', async () => {
    const kemal = await panel.person('Kemal Aydın', 'yonetici')
    await kemal.confirm()
    const id = randomUUID()
    const invite = () => kemal.act('invite', { person: ayse.id }, { [ACT_HEADER]: id })
    expect((await invite()).json).toMatchObject({ kind: 'invited' })
    expect((await invite()).json).toEqual({ kind: 'shown-once' })
    expect((await panel.store.outcome(id))?.answer).toBe('{"kind":"shown-once"}')
  })
})

describe('settling an act', () => {
  test('an act that was done is settled with its answer', async () => {
    const id = randomUUID()
    await publish(id)
    expect(await settle(id)).toMatchObject({ kind: 'done', answer: { kind: 'published', version: 2 } })
  })

  test('an act that was settled as not done is never done, even if its request arrives later', async () => {
    const id = randomUUID()
    expect(await settle(id)).toEqual({ kind: 'not-done' })
    expect(await publish(id)).toEqual({ kind: 'cancelled' })
    expect(await settle(id)).toEqual({ kind: 'not-done' })
    expect(version()).toBe(1)
  })

  test("a person cannot settle another person's act", async () => {
    const id = randomUUID()
    await publish(id)
    const kemal = await panel.person('Kemal Aydın', 'yonetici')
    expect(await settle(id, kemal)).toEqual({ kind: 'other-act' })
  })

  test('a resumption that was settled as not done ends no halt', async () => {
    await ayse.act('halt', { codes: ['USD'], reason: '' })
    const seen = panel.office.halts().flatMap(({ acts }) => acts)
    const id = randomUUID()
    await settle(id)
    const late = await ayse.act('resume', { codes: ['USD'], seen }, { [ACT_HEADER]: id })
    expect(late.json).toEqual({ kind: 'cancelled' })
    expect(panel.office.halts()).toHaveLength(1)
  })
})
