import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { drawDialogs } from '../../../../test/fakes/native-dialog.ts'
import { writeStored } from '../../ui/browser-storage.ts'
import { Consent } from './Consent.tsx'

const REJECT = 'Zorunlu Olanlar Haric Reddet'
const ACCEPT = 'Tumunu Kabul Et'

const KEYS = ['cookieConsent', 'analyticsCookies', 'advertisingCookies'] as const

const log = vi.fn<(line: string) => void>()

beforeEach(() => {
  // What storage refused in an earlier test is forgotten as well.
  for (const key of KEYS) writeStored(key, null)
  vi.spyOn(console, 'log').mockImplementation(log.mockReset())
  drawDialogs()
})

function show(): void {
  render(<Consent />)
}

const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }))
const banner = (): HTMLElement | null => screen.queryByRole('region', { name: 'Çerez bildirimi' })
const toggles = () => screen.getAllByRole('switch').map((toggle) => toggle.getAttribute('aria-checked'))
const stored = () => KEYS.map((key) => localStorage.getItem(key))

describe('the banner', () => {
  test('asks while nothing is decided, and never again after', () => {
    show()
    expect(banner()).not.toBeNull()
    press(ACCEPT)
    expect(banner()).toBeNull()
    expect(stored()).toEqual(['accepted', 'true', 'true'])
  })

  test('rejecting allows nothing', () => {
    show()
    press(REJECT)
    expect(banner()).toBeNull()
    expect(stored()).toEqual(['rejected', 'false', 'false'])
  })

  test('goes when another tab decides, and comes back when it forgets', () => {
    show()
    localStorage.setItem('cookieConsent', 'rejected')
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cookieConsent' })))
    expect(banner()).toBeNull()
    localStorage.removeItem('cookieConsent')
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cookieConsent' })))
    expect(banner()).not.toBeNull()
  })

  test('takes a decision even where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    show()
    press(REJECT)
    expect(banner()).toBeNull()
  })

  test('takes a decision for the visit where storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    show()
    press(ACCEPT)
    expect(banner()).toBeNull()
  })
})

describe('the preferences', () => {
  test('have nothing ticked that the visitor did not tick', () => {
    show()
    press('Cerez Tercihleri')
    expect(toggles()).toEqual(['false', 'false'])
  })

  test('start from what is stored', () => {
    localStorage.setItem('advertisingCookies', 'true')
    show()
    press('Cerez Tercihleri')
    expect(toggles()).toEqual(['false', 'true'])
  })

  test('saved with one toggle on count as accepted, and the banner goes', () => {
    show()
    press('Cerez Tercihleri')
    fireEvent.click(screen.getByRole('switch', { name: 'Analitik çerezler' }))
    press('Kaydet')
    expect(stored()).toEqual(['accepted', 'true', 'false'])
    expect(banner()).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('saved with all toggles off count as rejected', () => {
    show()
    press('Cerez Tercihleri')
    press('Kaydet')
    expect(stored()).toEqual(['rejected', 'false', 'false'])
  })

  test('cancelled leave everything as it was', () => {
    show()
    press('Cerez Tercihleri')
    fireEvent.click(screen.getByRole('switch', { name: 'Reklam çerezleri' }))
    press('Iptal')
    expect(stored()).toEqual([null, null, null])
    expect(banner()).not.toBeNull()
    press('Cerez Tercihleri')
    expect(toggles()).toEqual(['false', 'false'])
  })
})

test('a choice does nothing but write to the console', () => {
  show()
  press(ACCEPT)
  expect(log.mock.calls.flat()).toEqual(['Analitik çerezler etkinleştirildi.', 'Reklam çerezleri etkinleştirildi.'])
})
