import { afterEach, beforeEach, expect, test } from 'vitest'
import { BROKEN, type OfficeAtWork, officeAtWork } from '../../../test/fakes/office-at-work.ts'
import { noticing, type OfficeEdit, pricing } from '../office/edits.ts'
import { panelWords } from '../office/version-words.ts'
import { changeOffice, readable } from './change.ts'
import { turnNow } from './halt.ts'
import { returnTo } from './undo.ts'

let work: OfficeAtWork

beforeEach(async () => {
  work = await officeAtWork()
})
afterEach(() => work[Symbol.asyncDispose]())

async function publish(edit: OfficeEdit): Promise<void> {
  const request = { change: readable(edit), words: panelWords('edit'), agreement: 'unusual' } as const
  expect(await changeOffice(work.operator('Ayşe Yılmaz'), request)).toMatchObject({ kind: 'written' })
}

async function turn(halted: boolean): Promise<void> {
  const order = { meant: ['USD'], halted, words: panelWords('halt USD') } as const
  expect(await turnNow(work.operator('Ayşe Yılmaz'), order)).toMatchObject({ well: true })
}

/** Back to a version, or to the last; with what is said about halts. */
async function undo(number: number | null = null): Promise<string | null> {
  const operator = work.operator('Kemal Aydın')
  const back = await returnTo(operator, number)
  if (back === 'no-such-version') throw new Error(back)
  const request = {
    change: back.change,
    words: panelWords(`undo ${back.number}`),
    agreement: 'unusual',
    returns: true,
  } as const
  expect(await changeOffice(operator, request)).toMatchObject({ kind: 'written', answer: { kind: 'taken' } })
  return back.note
}

const standing = () => {
  const { pricing: of, facts } = work.office.current()
  return { halted: [...of.halted], sell: of.margins.USD?.sell, notice: facts.notice?.text }
}

const SELL = { kind: 'lira', micros: 20_000 }

test('the last change goes, and what was halted since stays halted', async () => {
  await publish(pricing('USD', { sell: '0,02' }))
  await publish(noticing('Bugün', null))
  await turn(true)
  expect(await undo()).toBe('Durdurmalar bundan etkilenmez: USD durdurulmuş kalır.')
  expect(standing()).toEqual({ halted: ['USD'], sell: SELL, notice: undefined })
  // Once more brings back what was undone.
  await undo()
  expect(standing()).toEqual({ halted: ['USD'], sell: SELL, notice: 'Bugün' })
})

test('a version from before a halt resumes nothing, and one from within halts nothing', async () => {
  await publish(pricing('USD', { sell: '0,02' }))
  await turn(true)
  await undo(1)
  expect(standing()).toEqual({ halted: ['USD'], sell: undefined, notice: undefined })
  await turn(false)
  const within = (await work.store.versions(20)).findLast(({ halted }) => halted.length > 0)
  expect(await undo(within?.number ?? 0)).toBe('Durdurmalar bundan etkilenmez: durdurulmuş fiyat yok.')
  expect(standing()).toEqual({ halted: [], sell: SELL, notice: undefined })
})

test('there is nothing to go back to before the first change, nor to a version that nobody keeps', async () => {
  const operator = work.operator('Kemal Aydın')
  expect(await returnTo(operator, null)).toBe('no-such-version')
  expect(await returnTo(operator, 99)).toBe('no-such-version')
  await turn(true)
  expect(await returnTo(operator, null)).toBe('no-such-version')
})

test('a broken file gives way to the last version, halts included', async () => {
  await publish(pricing('USD', { sell: '0,02' }))
  await turn(true)
  await work.write(BROKEN)
  await undo()
  expect(standing()).toEqual({ halted: ['USD'], sell: SELL, notice: undefined })
})
