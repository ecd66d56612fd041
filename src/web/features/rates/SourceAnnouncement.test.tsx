import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import { TURKISH_WORDS } from '../../../../test/fakes/live-page.tsx'
import { WordsProvider } from '../../words/index.ts'
import { SourceAnnouncement } from './SourceAnnouncement.tsx'
import type { SourceWord } from './SourceChip.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Shows the words one second apart and returns the announcement after each. */
function hear(words: readonly SourceWord[]): { heard: (string | null)[]; pass: (ms: number) => string | null } {
  const announcing = (word: SourceWord) => (
    <WordsProvider words={TURKISH_WORDS}>
      <SourceAnnouncement word={word} />
    </WordsProvider>
  )
  const { rerender } = render(announcing('live'))
  const announcement = (): string | null => screen.getByRole('status').textContent
  const pass = (ms: number): string | null => {
    act(() => void vi.advanceTimersByTime(ms))
    return announcement()
  }
  const heard = words.map((word) => {
    rerender(announcing(word))
    return pass(SECOND)
  })
  return { heard, pass }
}

test('the status region announces a changed source but not the first one', () => {
  expect(hear(['live', 'delayed']).heard).toEqual(['', 'Kurlar gecikmeli.'])
})

test('the status region announces an alternating source once a minute', () => {
  const { heard } = hear(['delayed', 'live', 'delayed', 'live', 'delayed', 'live'])
  expect(new Set(heard.slice(1))).toEqual(new Set(['Kurlar canlı.']))
})

test('the status region announces the last of several quick changes', () => {
  const { heard, pass } = hear(['delayed', 'live', 'delayed'])
  expect(heard.at(-1)).toBe('Kurlar canlı.')
  expect(pass(MINUTE)).toBe('Kurlar gecikmeli.')
})
