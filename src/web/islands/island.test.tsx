import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { pageState } from '../../../test/fakes/page-state.ts'
import { currencyIslands, type Island, island, useIsland } from './island.tsx'

const Loaded = () => <p>geldi</p>

test('a loaded island renders at once without suspending', async () => {
  const { Component, load } = island(async () => Loaded)
  await load()
  render(<Component />)
  expect(screen.getByText('geldi')).toBeTruthy()
})

test('an island’s load retries after a failure but not after a success', async () => {
  const fetchCode = vi.fn<() => Promise<typeof Loaded>>()
  fetchCode.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(Loaded)
  const { load } = island(fetchCode)
  await expect(load()).rejects.toThrow('offline')
  await load()
  await load()
  expect(fetchCode).toHaveBeenCalledTimes(2)
})

test('an island throws if it is rendered before it was loaded', () => {
  const { Component } = island(async () => Loaded)
  expect(() => render(<Component />)).toThrow('before its code was loaded')
})

interface WordProps {
  word: string
}

const Word = ({ word }: WordProps) => <p>{word}</p>

function Place({ part }: { part: Island<WordProps> }) {
  const state = useIsland(part)
  switch (state.kind) {
    case 'here':
      return <part.Component word="geldi" />
    case 'coming':
      return <p>yolda</p>
    case 'missing':
      return (
        <button type="button" onClick={state.again}>
          bir daha
        </button>
      )
  }
}

const word = (): string | null => screen.getByRole('paragraph').textContent
const settle = (): Promise<void> =>
  act(async () => {
    await Promise.resolve()
  })

test('useIsland returns a preloaded island at once', async () => {
  const part = island(async () => Word)
  await part.load()
  render(<Place part={part} />)
  expect(word()).toBe('geldi')
  await settle()
})

test('useIsland loads an island that was not preloaded', async () => {
  render(<Place part={island(async () => Word)} />)
  expect(word()).toBe('yolda')
  await settle()
  expect(word()).toBe('geldi')
})

test('useIsland loads a failed island again if the visitor retries', async () => {
  const load = vi.fn<() => Promise<typeof Word>>()
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(Word)
  render(<Place part={island(load)} />)
  await settle()
  fireEvent.click(screen.getByRole('button'))
  await settle()
  expect(word()).toBe('geldi')
})

test('useIsland reports a missing island while the browser is offline', async () => {
  const offline = async (): Promise<never> => {
    throw new TypeError('Failed to fetch')
  }
  vi.stubGlobal('fetch', offline)
  render(<Place part={island<WordProps>(offline)} />)
  await settle()
  fireEvent.click(screen.getByRole('button'))
  expect(word()).toBe('yolda')
  await expect.poll(() => screen.getByRole('button')).toBeTruthy()
  vi.unstubAllGlobals()
})

test('the island of a currency loads what the state of the page requires inside it', async () => {
  const loadInner = vi.fn<() => Promise<void>>().mockResolvedValue()
  const { USD } = currencyIslands(async () => ({ Part: Loaded, loadInner }), 'hesap')
  const state = pageState()
  await USD.load()
  await USD.loadInner?.(state)
  expect(loadInner.mock.calls).toEqual([[state]])
})
