import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import { mailAct } from '../messages/index.ts'
import { createLog, OFFICE_COMMAND, readAdminToken, type Settings } from '../runtime/index.ts'
import {
  type HaltRequest,
  type HaltResult,
  openWaitingHalts,
  readHaltResult,
  readInstruments,
  writtenName,
} from '../settings/index.ts'
import { oneLine } from '../text/index.ts'
import { askForAgreement } from './agreement.ts'
import {
  type Command,
  type CommandCall,
  done,
  orNoSuchPrice,
  type Report,
  settingsOf,
  type Tool,
  unlessStoreFails,
  withStore,
  YES,
} from './command.ts'
import { adminUrl } from './server-report.ts'

const CODES = ['KOD…|altin|hepsi']
const OPTIONS = { yes: YES }

export const haltCommand: Command = {
  name: 'halt',
  operands: CODES,
  options: OPTIONS,
  summary:
    'Fiyatı hemen siteden kaldırır (örneğin halt JPY, halt ceyrek-yeni, halt altin, halt hepsi); veritabanı yanıt vermezken de çalışır. Yerinde “Gişeye sorunuz” yazar.',
  run: (call, tool) => setHalted(tool, call, true),
}

export const resumeCommand: Command = {
  name: 'resume',
  operands: CODES,
  options: OPTIONS,
  summary: 'Durdurulan fiyatı yeniden siteye koyar (örneğin resume JPY, resume altin, resume hepsi).',
  run: (call, tool) => setHalted(tool, call, false),
}

async function setHalted(tool: Tool, call: CommandCall, halted: boolean): Promise<Report> {
  const requested = new Set(call.operands.flatMap((written) => orNoSuchPrice(readInstruments(written), written)))
  const codes = INSTRUMENT_IDS.filter((code) => requested.has(code))
  const shown = `${namesOf(codes)} ${halted ? 'siteden kaldırılacak.' : 'yeniden siteye konacak.'}`
  const agreed = await askForAgreement(tool, call, [shown])
  if (agreed !== true) return agreed
  const settings = settingsOf(tool)
  const request = { codes, halted, by: tool.person.by }
  const result = await askRunningSite(settings, request)
  if (result === null) return haltWithoutSite(tool, request)
  if (result.codes.length === 0) return done({ ...result }, 'Bunların hiçbiri sitede yok; değişen bir şey yok.')
  if (result.reach !== 'nowhere' && result.kept === 'store') await tellOffice(tool, request)
  return { exit: result.reach === 'everywhere' ? 0 : 1, data: { ...result }, lines: resultLines(result, call.operands) }
}

/** Records the action for the email to the office. The halt is valid even if this fails. */
async function tellOffice(tool: Tool, { codes, halted, by }: HaltRequest): Promise<void> {
  const text = `${namesOf(codes)} ${halted ? 'durduruldu' : 'yeniden açıldı'}`
  await unlessStoreFails(
    withStore(tool, (store) => mailAct(store, { at: tool.clock.now(), by, via: 'command', text })),
    undefined,
  )
}

/** The timeout in milliseconds. The site itself answers a halt within three seconds. */
const ANSWERS_WITHIN = 5000

/** Returns null if no site answers, or if the site rejects this machine's token. */
async function askRunningSite(settings: Settings, request: HaltRequest): Promise<HaltResult | null> {
  const token = await readAdminToken(settings.dataDir)
  if (token === null) return null
  try {
    const answer = await fetch(`${adminUrl(settings)}/halts`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(ANSWERS_WITHIN),
    })
    return answer.ok ? readHaltResult(await answer.json()) : null
  } catch {
    return null
  }
}

function resultLines({ codes, halted, reach, kept, unconfirmedReplicas }: HaltResult, operands: readonly string[]) {
  const names = namesOf(codes)
  if (reach === 'nowhere')
    return [
      halted
        ? `KALDIRILMADI: ${names} bu sırada başkası tarafından yeniden siteye kondu.`
        : `${names} durdurulmuş kaldı: veritabanına yazılamadı.`,
    ]
  const here = halted ? 'Siteden kaldırıldı.' : 'Yeniden sitede.'
  return [reach === 'everywhere' ? here : `${here} ${othersText(unconfirmedReplicas, halted, operands)}`, ...KEPT[kept]]
}

function othersText(unconfirmed: readonly string[] | null, halted: boolean, operands: readonly string[]): string {
  const again = onEveryReplica(halted, operands)
  if (unconfirmed === null) return `Öteki kopyalara sorulamadı. ${again}`
  return `Şu kopyalar doğrulamadı: ${unconfirmed.map(oneLine).join(', ')}. ${again}`
}

function onEveryReplica(halted: boolean, operands: readonly string[]): string {
  const command = `${OFFICE_COMMAND} ${halted ? 'halt' : 'resume'} ${operands.join(' ')}`
  return `Çalışan her öteki kopya için de, onun makinesinde: ${command}`
}

const KEPT: Readonly<Record<HaltResult['kept'], readonly string[]>> = {
  store: [],
  file: ['Veritabanı yanıt vermiyor: durdurma bu makinede saklandı, veritabanı dönünce oraya yazılır.'],
  memory: ['UYARI: durdurma hiçbir yere yazılamadı; site yeniden başlarsa unutulur (disk dolu olabilir).'],
}

/** Stores the halt for the next start. If the store fails, a halt is kept in the file for waiting halts. */
async function haltWithoutSite(tool: Tool, { codes, halted, by }: HaltRequest): Promise<Report> {
  const settings = settingsOf(tool)
  const now = tool.clock.now()
  const halts = codes.map((code) => ({ code, since: now, by, reason: null }))
  const silentLog = createLog({ write: () => undefined })
  const waiting = await openWaitingHalts(settings.dataDir, now, silentLog)
  const writing = withStore(tool, async (store) => {
    await (halted ? store.addHalts(halts) : store.endHalts(codes, now, by))
    return true
  })
  const stored = await unlessStoreFails(writing, false)
  if (stored) await tellOffice(tool, { codes, halted, by })
  if (stored && !halted) await waiting.remove(codes)
  if (!stored && halted) waiting.add(halts)
  const kept = stored ? 'store' : halted && (await waiting.save()) ? 'file' : null
  const silence = `Site çalışmıyor ya da yanıt vermiyor (${adminUrl(settings)})`
  const data = { codes, halted, kept }
  if (kept === null) {
    const failure = halted ? 'DURDURULAMADI' : 'Durdurulmuş kaldı'
    return { exit: 1, data, lines: [`${silence}. ${failure}: hiçbir yere yazılamadı (disk dolu olabilir).`] }
  }
  const line = `${silence}; açıldığında ${halted ? 'durdurulmuş' : 'sitede'} olur.`
  if (kept === 'store' || settings.store.kind === 'file') return done(data, line)
  // Other replicas may still show the price and can't receive the halt.
  return {
    exit: 1,
    data,
    lines: [line, `Veritabanına ulaşılamıyor. ${onEveryReplica(halted, codes.map(writtenName))}`],
  }
}

function namesOf(codes: readonly InstrumentId[]): string {
  return codes.length === INSTRUMENT_IDS.length ? 'Bütün fiyatlar' : codes.map(writtenName).join(', ')
}
