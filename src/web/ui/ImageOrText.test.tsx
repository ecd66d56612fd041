import { act, render, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { expectConsoleError } from '../../../test/setup-console.ts'
import { ImageOrText } from './ImageOrText.tsx'

/** Simulates an image that the browser had requested before React hydrated the page. */
function imageBefore({ decodes }: { decodes: boolean }): void {
  const { prototype } = HTMLImageElement
  vi.spyOn(prototype, 'complete', 'get').mockReturnValue(true)
  vi.spyOn(prototype, 'naturalWidth', 'get').mockReturnValue(0)
  prototype.decode = () => (decodes ? Promise.resolve() : Promise.reject(new Error('broken')))
}

async function show(): Promise<void> {
  await act(async () =>
    render(
      <ImageOrText src="/qr.svg" alt="QR kodu" width={10} height={10}>
        <span>QR</span>
      </ImageOrText>,
    ),
  )
}

describe('a picture that was requested before hydration', () => {
  test('the text replaces a picture that had already failed', async () => {
    expectConsoleError(/picture not loaded: \/qr.svg/)
    imageBefore({ decodes: false })
    await show()
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByText('QR')).toBeDefined()
  })

  test('an intact picture without dimensions of its own stays', async () => {
    imageBefore({ decodes: true })
    await show()
    expect(screen.getByRole('img', { name: 'QR kodu' })).toBeDefined()
  })
})
