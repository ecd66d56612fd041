import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Island, island, useIsland } from './island.tsx'

const Loaded = () => <p>geldi</p>

test('a page that was brought shows at once, without a moment of suspense', async () => {
  const { Component, load } = island(async () => Loaded)
  await load()
  render(<Component />)
  expect(screen.getByText('geldi')).toBeTruthy()
})

test('a page that could not be brought is tried again, one that is there is not', async () => {
  const fetchCode = vi.fn<() => Promise<typeof Loaded>>()
  fetchCode.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(Loaded)
  const { load } = island(fetchCode)
  await expect(load()).rejects.toThrow('offline')
  await load()
  await load()
  expect(fetchCode).toHaveBeenCalledTimes(2)
})

test('to render a page that nobody has brought is a bug', () => {
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

test('a part that was brought ahead shows at once', async () => {
  const part = island(async () => Word)
  await part.load()
  render(<Place part={part} />)
  expect(word()).toBe('geldi')
  await settle()
})

test('one that was not is on its way, and then there', async () => {
  render(<Place part={island(async () => Word)} />)
  expect(word()).toBe('yolda')
  await settle()
  expect(word()).toBe('geldi')
})

test('one that could not be brought is brought when somebody asks again', async () => {
  const load = vi.fn<() => Promise<typeof Word>>()
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(Word)
  render(<Place part={island(load)} />)
  await settle()
  fireEvent.click(screen.getByRole('button'))
  await settle()
  expect(word()).toBe('geldi')
})

test('without a network it stays missing', async () => {
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
