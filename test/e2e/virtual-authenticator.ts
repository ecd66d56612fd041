import type { CDPSession, Page } from '@playwright/test'

/** Gives the page an authenticator that verifies its user and stores passkeys, like that of a phone. */
export async function addVirtualAuthenticator(page: Page): Promise<{ protocol: CDPSession; authenticatorId: string }> {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('WebAuthn.enable')
  const { authenticatorId } = await protocol.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { protocol, authenticatorId }
}
