import { beforeEach, expect, test, vi } from 'vitest'
import { readCalculatorQuery } from '#contract/calculator-query.ts'
import { readGoldQuery } from '#contract/gold-query.ts'
import { momentAt } from '#contract/shared-moment.ts'
import { ISTANBUL } from '../../../../test/fakes/istanbul.ts'
import { AFTERNOON, pageState } from '../../../../test/fakes/page-state.ts'
import { loadShared, sharedCalculation } from './shared-calculation.ts'

const MOMENT = momentAt(AFTERNOON, ISTANBUL)
const past = { quotes: [], halted: [] }
const asked = (search: string) => new URLSearchParams(search)
const shared = readCalculatorQuery(asked(`bozdur=USD&tutar=5000&an=${MOMENT}`))

const load = vi.fn<() => Promise<void>>()
beforeEach(() => {
  vi.spyOn(sharedCalculation, 'load').mockImplementation(load.mockReset().mockResolvedValue())
})

test('a shared sum waits for its code before it answers to anybody', async () => {
  await loadShared(pageState(null, { calculatorQuery: shared, past }))
  expect(load).toHaveBeenCalledOnce()
})

test('shared gold waits for no code of the calculator, nor does a sum of now', async () => {
  const goldQuery = readGoldQuery(asked(`kalem=CEYREK_YENI&adet=2&an=${MOMENT}`))
  await loadShared(pageState(null, { goldQuery, past }))
  await loadShared(pageState(null, { calculatorQuery: readCalculatorQuery(asked('bozdur=USD&tutar=5000')) }))
  expect(load).not.toHaveBeenCalled()
})
