import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './server.ts'
import { addVirtualAuthenticator } from './virtual-authenticator.ts'

/** A clerk's phone with the panel open. */
export interface Device {
  readonly page: Page
  readonly context: BrowserContext
  /** Opens a page of the panel and waits until the page has its state. */
  open(path: string): Promise<void>
  /** Adds a passkey for the panel's origin that the panel has never registered. */
  forge(): Promise<void>
  /** Opens a registration link, registers this device and waits for the signed-in page. */
  enrol(link: string): Promise<void>
}

/** Opens a page with a virtual authenticator. */
export async function deviceIn(context: BrowserContext): Promise<Device> {
  const page = await context.newPage()
  const { protocol, authenticatorId } = await addVirtualAuthenticator(page)
  const open: Device['open'] = async (path) => {
    await page.goto(path)
    await expect(page.locator('#root main')).toBeVisible()
  }
  return {
    page,
    context,
    open,
    async forge() {
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const credential = {
        credentialId: randomBytes(32).toString('base64'),
        isResidentCredential: true,
        rpId: 'localhost',
        privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
        userHandle: randomBytes(16).toString('base64'),
        signCount: 1,
      }
      await protocol.send('WebAuthn.addCredential', { authenticatorId, credential })
    },
    async enrol(link) {
      await open(link)
      await page.getByRole('button', { name: 'Bu cihazı tanıt' }).click()
      await expect(page.getByRole('table', { name: /^Fiyatlar/ })).toBeVisible()
    },
  }
}
