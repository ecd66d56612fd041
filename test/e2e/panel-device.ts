import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './server.ts'

/** What somebody has in their hand, with the panel on it. */
export interface Device {
  readonly page: Page
  readonly context: BrowserContext
  /** Opens a page of the panel, and waits for its state. */
  open(path: string): Promise<void>
  /** Gives it a passkey of the panel that the panel has never seen. */
  forge(): Promise<void>
  /** Registers by the link, and is in. */
  enrol(link: string): Promise<void>
}

/** With an authenticator in it, as a phone has one: it knows its holder, and keeps what it signs with. */
export async function deviceIn(context: BrowserContext): Promise<Device> {
  const page = await context.newPage()
  const chromium = await context.newCDPSession(page)
  await chromium.send('WebAuthn.enable')
  const { authenticatorId } = await chromium.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const open: Device['open'] = async (path) => {
    await page.goto(path)
    await expect(page.locator('#root > :is(.app, .entry)')).toBeVisible()
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
      await chromium.send('WebAuthn.addCredential', { authenticatorId, credential })
    },
    async enrol(link) {
      await open(link)
      await page.getByRole('button', { name: 'Bu cihazı tanıt' }).click()
      await expect(page.getByRole('table', { name: /^Fiyatlar/ })).toBeVisible()
    },
  }
}
