import { openPostman } from '../contact/door.ts'
import type { Clock, MailSettings, MarketSettings, Settings } from '../run/door.ts'
import { type MarketProbe, probeBank, probeMarket } from '../upstream/door.ts'
import type { Finding } from './finding.ts'

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
  return (await probeMarket(market, clock)).map(findingOf)
}

const SOURCES: Readonly<Record<MarketProbe['source'], string>> = { socket: 'soket', feed: 'JSON' }

function findingOf({ source, url, answer }: MarketProbe): Finding {
  const what = `Kur kaynağı (${SOURCES[source]}): ${url}`
  if (!answer.ok) return { what, ok: false, details: [answer.error ?? 'yanıt gelmedi'] }
  return { what, ok: true, details: answer.value === 'silent' ? ['bağlandı, henüz fiyat gelmedi'] : [] }
}

async function checkBank(settings: Settings['centralBank'], clock: Clock): Promise<Finding> {
  const what = settings.kind === 'demo' ? 'TCMB kurları' : `TCMB kurları: ${settings.url}`
  const newest = await probeBank(settings, clock)
  if (!newest.ok) return { what, ok: false, details: [newest.error] }
  const details = settings.kind === 'demo' ? ['örnek bülten: dış kaynak yok'] : [`bülten: ${newest.value}`]
  return { what, ok: true, details }
}

async function checkMail(mail: MailSettings): Promise<Finding> {
  const postman = await openPostman(mail, () => '')
  if (postman === null) return { what: 'E-posta', ok: true, details: ['ayarlanmamış: mesajlar yalnızca saklanır'] }
  const greeted = await postman.greet()
  return { what: 'E-posta sunucusu', ok: greeted.ok, details: greeted.ok ? [] : [greeted.error] }
}
