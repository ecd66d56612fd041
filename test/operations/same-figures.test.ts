import { test } from 'vitest'
import { expectSameFigures } from '../languages/same-figures.ts'

test('20,000 random sums have the same figures in all four languages', () => expectSameFigures(20_000))
