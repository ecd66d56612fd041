import { pino } from 'pino'
import { SECOND } from '#domain/calendar.ts'
import type { Clock } from '../clock.ts'
import { smtpPostman } from '../contact/smtp-postman.ts'
import type { MailSettings, MarketSettings, Settings } from '../settings.ts'
import { bulletinSource } from '../sources.ts'
import { describeBulletinFailure } from '../upstream/bulletin-source.ts'
import { startProviderFeed } from '../upstream/provider-feed.ts'
import { startProviderSocket } from '../upstream/provider-socket.ts'
import type { RunningSource } from '../upstream/source-health.ts'
import type { Finding } from './check.ts'

/** A provider that is alive speaks within seconds. */
const PATIENCE = 15 * SECOND
const LOOKS_EVERY = SECOND / 4

const log = pino({ enabled: false })
const nobody = (): void => undefined

/** Asks every outside party once, all at the same time. */
export async function checkUpstream({ market, centralBank, mail }: Settings, clock: Clock): Promise<Finding[]> {
  const findings = await Promise.all([
    checkMarket(market, clock),
    checkBank(centralBank, clock).then((finding) => [finding]),
    checkMail(mail).then((finding) => [finding]),
  ])
  return findings.flat()
}

async function checkMarket(market: MarketSettings, clock: Clock): Promise<Finding[]> {
  if (market.kind === 'demo') return [{ what: 'Kurlar', ok: true, details: ['örnek piyasa: dış kaynak yok'] }]
  const { url, origin, feedUrl } = market
  const checks: Promise<Finding>[] = []
  if (url !== undefined) {
    const socket = startProviderSocket({ url, origin, clock, log, onMessage: nobody })
    checks.push(checkSource(`Kur kaynağı (soket): ${url}`, socket))
  }
  if (feedUrl !== undefined) {
    // Asked for its own sake, not because the socket is silent.
    const feed = startProviderFeed({ url: feedUrl, clock, log, silentFor5s: () => true, onMessage: nobody })
    checks.push(checkSource(`Kur kaynağı (JSON): ${feedUrl}`, feed))
  }
  return Promise.all(checks)
}

async function checkSource(what: string, source: RunningSource): Promise<Finding> {
  let health = source.health()
  for (let waited = 0; waited < PATIENCE; waited += LOOKS_EVERY) {
    if (health.lastGoodAt !== null || health.state === 'failing') break
    await new Promise<void>((resolve) => {
      setTimeout(resolve, LOOKS_EVERY)
    })
    health = source.health()
  }
  source.stop()
  if (health.lastGoodAt !== null) return { what, ok: true, details: [] }
  if (health.state === 'waiting') return { what, ok: true, details: ['bağlandı, henüz fiyat gelmedi'] }
  return { what, ok: false, details: [health.lastError ?? 'yanıt gelmedi'] }
}

async function checkBank(settings: Settings['centralBank'], clock: Clock): Promise<Finding> {
  const source = await bulletinSource(settings, clock)
  const what = settings.kind === 'demo' ? 'TCMB kurları' : `TCMB kurları: ${settings.url}`
  const newest = await source.newest()
  if (!newest.ok) return { what, ok: false, details: [describeBulletinFailure(newest.error)] }
  const details = settings.kind === 'demo' ? ['örnek bülten: dış kaynak yok'] : [`bülten: ${newest.value.day}`]
  return { what, ok: true, details }
}

async function checkMail(mail: MailSettings): Promise<Finding> {
  if (mail.kind === 'none') return { what: 'E-posta', ok: true, details: ['ayarlanmamış: mesajlar yalnızca saklanır'] }
  const greeted = await smtpPostman({ mail, officeName: () => '' }).greet()
  return { what: 'E-posta sunucusu', ok: greeted.ok, details: greeted.ok ? [] : [greeted.error] }
}
