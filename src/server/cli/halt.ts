import { randomUUID } from 'node:crypto'
import { fieldsOf } from '#contract/json.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import { haltRecord } from '../messages/index.ts'
import { createLog, OFFICE_COMMAND, readAdminToken, type Settings } from '../runtime/index.ts'
import {
  type HaltRequest,
  type HaltResult,
  haltsOf,
  openWaitingHalts,
  readHaltResult,
  readHaltsInForce,
  readInstruments,
  type WaitingHalts,
  writtenName,
} from '../settings/index.ts'
import { oneLine } from '../text/index.ts'
import { askForAgreement } from './agreement.ts'
import {
  type Command,
  type CommandCall,
  done,
  requirePrice,
  type Report,
  settingsOf,
  type Tool,
  unlessStoreFails,
  withStore,
  withStoreToRead,
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
  const requested = new Set(call.operands.flatMap((written) => requirePrice(readInstruments(written), written)))
  const codes = INSTRUMENT_IDS.filter((code) => requested.has(code))
  // A resumption ends what the operator can see before the question, and nothing that comes later.
  const seen = halted ? null : await openActs(tool, codes)
  const shown = `${namesOf(codes)} ${halted ? 'siteden kaldırılacak.' : 'yeniden siteye konacak.'}`
  const agreed = await askForAgreement(tool, call, [shown])
  if (agreed !== true) return agreed
  const settings = settingsOf(tool)
  const request = { id: randomUUID(), codes, by: tool.person.by, seen }
  const result = await askRunningSite(settings, request)
  if (result === 'no-answer') return haltWithoutSite(tool, request)
  if (result === 'failed') {
    const line = `${namesOf(codes)} durdurulmuş kaldı: veritabanına yazılamadı.`
    return { exit: 1, data: { codes, halted, kept: null }, lines: [line] }
  }
  if (result.codes.length === 0) return done({ ...result }, 'Bunların hiçbiri sitede yok; değişen bir şey yok.')
  const isDone = result.reach === 'everywhere' && result.again.length === 0
  return { exit: isDone ? 0 : 1, data: { ...result }, lines: resultLines(result, call.operands) }
}

/** Returns the acts that halt the codes now, from the running site or from the store. */
async function openActs(tool: Tool, codes: readonly InstrumentId[]): Promise<readonly string[]> {
  const settings = settingsOf(tool)
  const served = readHaltsInForce(await askHalts(settings, null))
  if (served !== null) return served.flatMap(({ code, acts }) => (codes.includes(code) ? acts : []))
  const stored = await unlessStoreFails(
    withStoreToRead(tool, (store) => store.halts()),
    [],
  )
  const waiting = (await waitingHere(tool, settings)).current().flatMap(haltsOf)
  return [...stored, ...waiting].flatMap(({ code, act }) => (codes.includes(code) ? [act] : []))
}

/** The timeout in milliseconds. The site itself answers a halt within three seconds. */
const ANSWERS_WITHIN = 5000

/** `no-answer`: no site runs here, or it rejects this machine's token. `failed`: it could not resume. */
async function askRunningSite(settings: Settings, request: HaltRequest): Promise<HaltResult | 'no-answer' | 'failed'> {
  const answer = await askHalts(settings, request)
  if (answer === 503) return 'failed'
  return readHaltResult(answer) ?? 'no-answer'
}

/** Sends the request, or asks for the halts in force. Resolves with the parsed answer, with 503 if the site could not write, or with null. */
async function askHalts(settings: Settings, request: HaltRequest | null): Promise<unknown> {
  const token = await readAdminToken(settings.dataDir)
  if (token === null) return null
  try {
    const answer = await fetch(`${adminUrl(settings)}/halts`, {
      ...(request !== null && { method: 'POST', body: JSON.stringify(request) }),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(ANSWERS_WITHIN),
    })
    if (answer.ok) return await answer.json()
    const told: unknown = await answer.json()
    return answer.status === 503 && fieldsOf(told)['status'] === 'error' ? 503 : null
  } catch {
    return null
  }
}

function resultLines(result: HaltResult, operands: readonly string[]) {
  const { codes, halted, reach, kept, again, unconfirmedReplicas } = result
  if (again.length > 0) return [`Bu arada yeniden durduruldu: ${again.map(writtenName).join(', ')}.`]
  if (reach === 'nowhere')
    return [
      halted
        ? `KALDIRILMADI: ${namesOf(codes)} bu sırada başkası tarafından yeniden siteye kondu.`
        : `Bu arada yeniden durduruldu: ${namesOf(codes)}.`,
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
async function haltWithoutSite(tool: Tool, { id, codes, by, seen }: HaltRequest): Promise<Report> {
  const settings = settingsOf(tool)
  const [at, halted] = [tool.clock.now(), seen === null]
  const record = haltRecord({ id, at, by, codes, halted, reason: null, via: 'command' })
  const asked = { id, person: '', fingerprint: '', at, within: null }
  const act = { ...asked, codes, by, reason: null, record }
  const waiting = await waitingHere(tool, settings)
  const writing = withStore(tool, async (store) => {
    const acting = store.asAct(asked, {
      answer: JSON.stringify({ kind: halted ? 'halted' : 'resumed', codes }),
      record,
    })
    await (seen === null ? acting.addHalts(haltsOf(act)) : acting.endHalts({ codes, seen, at, by, act: id }))
    return true
  })
  const written = await unlessStoreFails(writing, false)
  // A stop that stays in the file would be in force at the next start.
  const stored = written && (seen === null || (await forgetWaiting(waiting, seen, codes)))
  if (!stored && halted) waiting.add(act)
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

async function waitingHere(tool: Tool, { dataDir }: Settings): Promise<WaitingHalts> {
  return openWaitingHalts(dataDir, tool.clock.now(), createLog({ write: () => undefined }))
}

/** Takes the resumed codes out of the stops that wait in the file. Resolves with false if the file keeps them. */
async function forgetWaiting(waiting: WaitingHalts, seen: readonly string[], codes: readonly InstrumentId[]) {
  if (waiting.current().length === 0) return true
  const ended = waiting.current().filter(({ id }) => seen.includes(id))
  for (const act of ended) {
    const rest = act.codes.filter((code) => !codes.includes(code))
    if (rest.length > 0) waiting.add({ ...act, id: `${act.id}~rest`, codes: rest })
  }
  return waiting.remove(ended.map(({ id }) => id))
}

function namesOf(codes: readonly InstrumentId[]): string {
  return codes.length === INSTRUMENT_IDS.length ? 'Bütün fiyatlar' : codes.map(writtenName).join(', ')
}
