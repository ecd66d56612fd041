import type { Clock, MarketSettings, Settings } from '../runtime/index.ts'
import { type MarketProbe, probeBank, probeGold, probeMarket } from '../upstream/index.ts'
import { connectionText } from './connection-text.ts'
import type { Finding } from './finding.ts'

/** Asks everybody who brings rates once, all at the same time; for gold where the office has a board of it. */
export async function checkUpstream(
  { market, centralBank }: Settings,
  gold: boolean,
  clock: Clock,
): Promise<Finding[]> {
  const findings = await Promise.all([
    checkMarket(market, clock),
    checkBank(centralBank, clock).then((finding) => [finding]),
    gold ? checkGold(centralBank, clock) : [],
  ])
  return findings.flat()
}

async function checkMarket(market: MarketSettings, clock: Clock): Promise<Finding[]> {
  if (market.kind === 'demo') return [{ what: 'Kurlar', state: 'well', details: ['örnek piyasa: dış kaynak yok'] }]
  return (await probeMarket(market, clock)).map(findingOf)
}

const SOURCES: Readonly<Record<MarketProbe['source'], string>> = { socket: 'soket', feed: 'JSON' }

function findingOf({ source, url, answer }: MarketProbe): Finding {
  const what = `Kur kaynağı (${SOURCES[source]}): ${url}`
  if (!answer.ok) return { what, state: 'wrong', details: [connectionText(answer.error)] }
  return { what, state: 'well', details: answer.value === 'silent' ? ['bağlandı, henüz fiyat gelmedi'] : [] }
}

async function checkBank(settings: Settings['centralBank'], clock: Clock): Promise<Finding> {
  const what = settings.kind === 'demo' ? 'TCMB kurları' : `TCMB kurları: ${settings.url}`
  const newest = await probeBank(settings, clock)
  if (!newest.ok) return { what, state: 'wrong', details: [connectionText(newest.error)] }
  const details = settings.kind === 'demo' ? ['örnek bülten: dış kaynak yok'] : [`bülten: ${newest.value}`]
  return { what, state: 'well', details }
}

async function checkGold(settings: Settings['centralBank'], clock: Clock): Promise<Finding[]> {
  // Its bulletins have been said to be invented already.
  if (settings.kind === 'demo') return []
  const what = `TCMB saatlik altın: ${settings.kind === 'evds' ? settings.tcmbUrl : settings.url}`
  const newest = await probeGold(settings, clock)
  if (!newest.ok) return [{ what, state: 'wrong', details: [connectionText(newest.error)] }]
  const { day, hour, isThere } = newest.value
  return [{ what, state: 'well', details: [`${day} ${hour}.00${isThere ? '' : ': fiyat yok (tatil olabilir)'}`] }]
}
