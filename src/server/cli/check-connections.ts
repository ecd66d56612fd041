import type { ProviderMapping } from '#contract/settings/settings-schema.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { sourcedOf } from '#domain/gold/bars.ts'
import type { Instrument, InstrumentId } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { type Mailer, openMailer } from '../messages/index.ts'
import type { ChosenSource, Clock, MailSettings, MarketSettings, Settings } from '../runtime/index.ts'
import { writtenName } from '../settings/index.ts'
import { mailErrorText, oneLine, rateText } from '../text/index.ts'
import {
  examplesOf,
  type MarketProbe,
  probeBank,
  probeGold,
  probeMarket,
  type ProviderAnswer,
  sourceAdviceText,
} from '../upstream/index.ts'
import { type CheckResult, well, wrong } from './check-result.ts'

/**
 * Asks every price source once, all in parallel. `traded` lists the metals of the office. Null means that the office
 * has no gold board. `mapping` has the provider's names. Undefined means that they are unknown.
 */
export async function checkUpstream(
  { market, centralBank }: Settings,
  traded: readonly InstrumentId[] | null,
  clock: Clock,
  mapping: ProviderMapping | null | undefined,
): Promise<CheckResult[]> {
  const wanted = sourcedOf([...CURRENCY_CODES, ...(traded ?? [])])
  const results = await Promise.all([
    checkMarket(market, wanted, mapping, clock),
    checkBank(centralBank, clock),
    traded === null ? [] : checkGold(centralBank, clock),
  ])
  return results.flat()
}

async function checkMarket(
  market: MarketSettings,
  wanted: readonly Instrument[],
  mapping: ProviderMapping | null | undefined,
  clock: Clock,
): Promise<CheckResult[]> {
  if (market.kind === 'demo') return [well('Kurlar', 'örnek piyasa: dış kaynak yok')]
  const probes = await probeMarket(market.sources, wanted, clock, mapping)
  return probes.map((each) => {
    const result = resultOf(each)
    return each.usesMapping
      ? { ...result, details: [...result.details, ...mappingDetails(each, mapping ?? null)] }
      : result
  })
}

const NO_NAMES = 'kurum ayarlarında “saglayici” bölümü yok: docs/settings.md#a-provider-with-a-key'

/** Shows the prices as the mapping reads them, because a wrong unit or field name leads to no error. */
function mappingDetails({ answer }: MarketProbe, mapping: ProviderMapping | null): string[] {
  if (!answer.ok) return mapping === null ? [NO_NAMES] : []
  if (answer.value.kind === 'silent') return []
  const texts = answer.value.prices.map(({ code, buy, sell }) => {
    const sides = [buy, sell].map((side) => (side.ok ? rateText(code, side.value) : '–'))
    return `${writtenName(code)} ${sides.join(' / ')}`
  })
  return [`alış / satış: ${texts.join('; ')}`]
}

function resultOf({ source, url, answer }: MarketProbe): CheckResult {
  const what = `Kur kaynağı (${source.checkedAs}): ${url}`
  if (!answer.ok) return wrong(what, sourceAdviceText(answer.error))
  return { what, ...answerDetails(answer.value) }
}

function answerDetails(answer: ProviderAnswer): Omit<CheckResult, 'what'> {
  if (answer.kind === 'silent') return { state: 'attention', details: ['bağlandı, 15 saniyede hiçbir ileti gelmedi'] }
  const { missing, others } = answer
  if (missing.length === 0) return { state: 'well', details: [] }
  const names = missing.map((code) => INSTRUMENTS[code].wireName)
  return {
    state: 'attention',
    details: [
      `fiyatı gelmeyen: ${missing.map(writtenName).join(', ')} (beklenen kod: ${examplesOf(names)})`,
      ...(others.length === 0 ? [] : [`gelen başka kodlar: ${examplesOf(others)}`]),
    ].map(oneLine),
  }
}

async function checkBank(bank: ChosenSource, clock: Clock): Promise<CheckResult> {
  const { url, answer } = await probeBank(bank, clock)
  const what = url === null ? 'TCMB kurları' : `TCMB kurları: ${url}`
  if (!answer.ok) return wrong(what, sourceAdviceText(answer.error))
  return well(what, url === null ? 'örnek bülten: dış kaynak yok' : `bülten: ${answer.value}`)
}

async function checkGold(bank: ChosenSource, clock: Clock): Promise<CheckResult[]> {
  const { url, answer } = await probeGold(bank, clock)
  // `checkBank` already reports that the demo bulletins are invented.
  if (url === null) return []
  const what = `TCMB saatlik altın: ${url}`
  if (!answer.ok) return [wrong(what, sourceAdviceText(answer.error))]
  const { day, hour, isThere } = answer.value
  return [well(what, `${day} ${hour}.00${isThere ? '' : ': fiyat yok (tatil olabilir)'}`)]
}

/** Tests the login at the mail server. Sends nothing. */
export function checkMail(mail: MailSettings): Promise<CheckResult[]> {
  return withMailer(mail, async (mailer) => {
    const verified = await mailer.verify()
    const what = 'E-posta sunucusu'
    return [verified.ok ? well(what) : wrong(what, mailErrorText(verified.error, 'hint'))]
  })
}

/** Sends an email to each configured recipient. Each result contains the mail server's answer. */
export async function tryMail(mail: MailSettings, now: number): Promise<CheckResult[]> {
  if (mail.kind === 'none') return [wrong('E-posta', 'ayarlanmamış: SMTP_URL, CONTACT_FROM ve CONTACT_TO gerekli')]
  const recipients = [...new Set([...mail.to, ...mail.alertTo])]
  return withMailer(mail, async (mailer) =>
    (await mailer.tryOut(recipients, now)).map(({ recipient, answer }) => {
      const what = `Deneme mektubu: ${recipient}`
      return answer.ok
        ? well(what, `sunucu aldı: “${oneLine(answer.value)}”`)
        : wrong(what, mailErrorText(answer.error, 'hint'))
    }),
  )
}

async function withMailer(mail: MailSettings, ask: (mailer: Mailer) => Promise<CheckResult[]>): Promise<CheckResult[]> {
  const mailer = await openMailer(mail)
  return mailer === null ? [well('E-posta', 'ayarlanmamış: mesajlar yalnızca saklanır')] : ask(mailer)
}
