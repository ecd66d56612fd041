import { test } from 'vitest'
import { expectSameFigures } from './same-figures.ts'

test('500 random sums have the same figures in all four languages', () => expectSameFigures(500))
