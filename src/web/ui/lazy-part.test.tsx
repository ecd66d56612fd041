import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type LazyPart, lazyPart, useLazyPart } from './lazy-part.ts'

interface PartProps {
  word: string
}

const Brought = ({ word }: PartProps) => <p>{word}</p>

function Place({ part }: { part: LazyPart<PartProps> }) {
  const load = useLazyPart(part)
  switch (load.kind) {
    case 'here':
      return <load.Part word="geldi" />
    case 'coming':
      return <p>yolda</p>
    case 'missing':
      return (
        <button type="button" onClick={load.again}>
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
  const part = lazyPart(async () => Brought)
  await part.bring()
  render(<Place part={part} />)
  expect(word()).toBe('geldi')
  await settle()
})

test('one that was not is on its way, and then there', async () => {
  render(<Place part={lazyPart(async () => Brought)} />)
  expect(word()).toBe('yolda')
  await settle()
  expect(word()).toBe('geldi')
})

test('one that could not be brought is brought when somebody asks again', async () => {
  const load = vi.fn<() => Promise<typeof Brought>>()
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(Brought)
  render(<Place part={lazyPart(load)} />)
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
  render(<Place part={lazyPart<PartProps>(offline)} />)
  await settle()
  fireEvent.click(screen.getByRole('button'))
  expect(word()).toBe('yolda')
  await vi.waitFor(() => expect(screen.getByRole('button')).toBeTruthy())
  vi.unstubAllGlobals()
})
