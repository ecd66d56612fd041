import { expect, type Page } from '@playwright/test'
import type { FrozenSite } from '../../scripts/frozen-site.ts'
import { addVirtualAuthenticator } from '../e2e/virtual-authenticator.ts'

/** Adds a person by the office tool, and signs in on a new device. */
export async function signIn(page: Page, site: FrozenSite): Promise<void> {
  await addVirtualAuthenticator(page)
  const printed = await site.office('people', 'add', 'Mehmet Demir', '--role', 'yonetici')
  await page.goto(/http:\/\/localhost:\d+\/tanit\/[\w-]{43}/.exec(printed)?.[0] ?? '')
  await page.getByRole('button', { name: 'Bu cihazı tanıt' }).click()
  await expect(page.getByRole('table', { name: /^Fiyatlar/ })).toBeVisible()
}
