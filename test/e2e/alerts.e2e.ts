import { MINUTE } from '../../src/domain/calendar.ts'
import { type FakeSmtp, startFakeSmtp } from '../fakes/smtp.ts'
import { everySecond } from './every-second.ts'
import { expect, siteTest } from './server.ts'
import type { Site } from './site.ts'

const test = siteTest.extend<{ readonly smtp: FakeSmtp }>({
  smtp: async ({}, provide) => {
    const smtp = await startFakeSmtp()
    await provide(smtp)
    await smtp.close()
  },
  settings: ({ smtp }, provide) =>
    provide({
      SMTP_URL: smtp.url,
      CONTACT_FROM: 'site@angun.example',
      CONTACT_TO: 'gise@angun.example',
      ALERT_TO: 'nobetci@angun.example',
    }),
})

test.use({ neverCloses: true })

/** Sends a dollar price every second. Returns a function that stops the provider. */
function sendPrices(site: Site): () => void {
  return everySecond(() => site.sendPrices({ USDTRY: ['47.2330', '47.4770'] }))
}

test('a silent provider causes one email to ALERT_TO, also across a restart, and one when prices arrive again', async ({
  site,
  smtp,
}) => {
  const emails = () => smtp.mails.filter(({ headers }) => headers.get('message-id')?.startsWith('<no-price-'))
  const received = () => expect.poll(() => site.readiness()).toMatchObject({ market: { alive: true } })
  await site.provider.connections.reached(1)
  let quiet = sendPrices(site)
  await received()
  quiet()
  await Promise.all([site.provider.refuse(), site.provider.refuseFeed()])
  await site.pass(6 * MINUTE)
  await expect.poll(() => emails()).toHaveLength(1)
  expect(emails()[0]?.to).toEqual(['nobetci@angun.example'])
  await site.restart()
  await site.pass(20 * MINUTE)
  await site.provider.back()
  quiet = sendPrices(site)
  for (let minute = 0; minute < 7; minute += 1) {
    await received()
    await site.pass(MINUTE)
  }
  await expect.poll(() => emails()).toHaveLength(2)
  quiet()
})
