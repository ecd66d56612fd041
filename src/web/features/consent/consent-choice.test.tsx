import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { drawDialogs } from '../../../../test/fakes/native-dialog.ts'
import { writeStored } from '../../ui/browser-storage.ts'
import { Consent } from './Consent.tsx'

const REJECT = 'Zorunlu Olanlar Haric Reddet'
const ACCEPT = 'Tumunu Kabul Et'

const KEYS = ['cookieConsent', 'analyticsCookies', 'advertisingCookies'] as const

beforeEach(() => {
  // This also clears values that are only in memory because the storage refused them in an earlier test.
  for (const key of KEYS) writeStored(key, null)
  vi.spyOn(console, 'log').mockReturnValue()
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
  test('the consent banner asks until the visitor decides, and never again', () => {
    show()
    expect(banner()).not.toBeNull()
    press(ACCEPT)
    expect(banner()).toBeNull()
    expect(stored()).toEqual(['accepted', 'true', 'true'])
  })

  test('rejecting cookies stores that no optional cookies are allowed', () => {
    show()
    press(REJECT)
    expect(banner()).toBeNull()
    expect(stored()).toEqual(['rejected', 'false', 'false'])
  })

  test('the consent banner closes after a decision in another tab, and opens again when that decision is removed', () => {
    show()
    localStorage.setItem('cookieConsent', 'rejected')
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cookieConsent' })))
    expect(banner()).toBeNull()
    localStorage.removeItem('cookieConsent')
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cookieConsent' })))
    expect(banner()).not.toBeNull()
  })

  test('the consent banner accepts a decision if the storage is blocked', () => {
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

  test('the consent banner keeps a decision for the visit if the storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    show()
    press(ACCEPT)
    expect(banner()).toBeNull()
  })
})

describe('the preferences', () => {
  test('all cookie preferences are off by default', () => {
    show()
    press('Cerez Tercihleri')
    expect(toggles()).toEqual(['false', 'false'])
  })

  test('the cookie preferences start with the stored values', () => {
    localStorage.setItem('advertisingCookies', 'true')
    show()
    press('Cerez Tercihleri')
    expect(toggles()).toEqual(['false', 'true'])
  })

  test('saving with one cookie preference on stores "accepted" and hides the banner', () => {
    show()
    press('Cerez Tercihleri')
    fireEvent.click(screen.getByRole('switch', { name: 'Analitik çerezler' }))
    press('Kaydet')
    expect(stored()).toEqual(['accepted', 'true', 'false'])
    expect(banner()).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('saving with all cookie preferences off stores "rejected"', () => {
    show()
    press('Cerez Tercihleri')
    press('Kaydet')
    expect(stored()).toEqual(['rejected', 'false', 'false'])
  })

  test('cancelling the cookie preferences stores nothing', () => {
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
