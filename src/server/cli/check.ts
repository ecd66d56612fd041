import { readFile } from 'node:fs/promises'
import { marginObjections } from '#domain/margin.ts'
import {
  marketRefusal,
  describeObjection,
  describeOfficeMistake,
  limitsFor,
  officeWarnings,
  parseOffice,
  unreadReason,
  wasPublished,
} from '../office/index.ts'
import { offeredBoard, withRepository } from '../operations/index.ts'
import { describeMistake, describePlace, OFFICE_COMMAND, type Settings, StartRefused } from '../runtime/index.ts'
import { restoreHint } from '../store/index.ts'
import { oneLine } from '../text/index.ts'
import { nameOf, inputText } from './caller.ts'
import { checkMail, checkUpstream, tryMail } from './check-connections.ts'
import { type CheckResult, well, wrong } from './check-result.ts'
import { type CommandCall, type Command, operatorOf, todayOf, type Tool, UsageError, withStore } from './command.ts'
import { tradedMetals } from './office-text.ts'
import { adminUrl, askServer } from './server-report.ts'
import { commandText } from './terminal-text.ts'

export const checkCommand: Command = {
  name: 'check',
  operands: ['[DOSYA]'],
  options: {
    local: { summary: 'Dışarıya bağlanmaz.' },
    mail: { summary: 'Her alıcıya bir deneme mektubu gönderir.' },
  },
  summary:
    'Ayarları, kurum dosyasını, veritabanını, çalışan siteyi ve dış kaynakları sınar. DOSYA verilirse yalnızca o kurum dosyasını, çalışan site gibi değerlendirir.',
  async run(call, tool) {
    const results = await resultsOf(call, tool)
    const has = (state: CheckResult['state']): boolean => results.some((result) => result.state === state)
    const lines = results.flatMap(({ what, state, details }) => [
      `${SIGNS[state]} ${what}`,
      ...details.map((detail) => `    ${detail}`),
    ])
    // Of a file alone the site itself was not asked.
    const soundText = call.operands.length > 0 ? 'Site bu dosyayı alır.' : 'Her şey yolunda.'
    const calm = has('attention') ? 'Yanlış bulunmadı; “!” ile gösterilenlere bakın.' : soundText
    return {
      exit: has('wrong') ? 1 : 0,
      data: { findings: results.map((each) => ({ ...each, ok: each.state !== 'wrong' })) },
      lines: [...lines, '', has('wrong') ? 'Düzeltilmesi gerekenler var.' : calm],
    }
  },
}

const SIGNS: Readonly<Record<CheckResult['state'], string>> = { well: '✓', attention: '!', wrong: '✗' }

async function resultsOf({ options, operands: [given] }: CommandCall, tool: Tool): Promise<CheckResult[]> {
  const [local, mail] = [options['local'] === true, options['mail'] === true]
  if (mail && (local || given !== undefined)) throw new UsageError('--mail yalnız başına verilir.')
  const settings = tool.settings()
  if (!settings.ok) return [wrong('Ayarlar', ...settings.error.map(describeMistake))]
  if (given !== undefined) return [await checkOffice(settings.value, tool, given)]
  return [
    well('Ayarlar'),
    await checkOffice(settings.value, tool),
    await checkStore(tool),
    await checkSite(settings.value),
    ...(local ? [] : await checkUpstream(settings.value, await tradedMetals(tool), tool.clock)),
    ...(local ? [] : await (mail ? tryMail(settings.value.mail, tool.clock.now()) : checkMail(settings.value.mail))),
  ]
}

/** The site's own office file, or the one that is given, as the running site would judge it; nothing is written. */
async function checkOffice(settings: Settings, tool: Tool, given?: string): Promise<CheckResult> {
  const { officeFile, store, market } = settings
  const own = store.kind === 'file' ? officeFile : 'veritabanındaki son sürüm'
  const what = `Kurum dosyası: ${given === undefined ? own : nameOf(given, tool.caller)}`
  const { text, unread: why = 'okunamadı' } = await (given === undefined ? ownText(tool) : givenText(given, tool))
  if (text === null) return wrong(what, why, ...(given === undefined ? BROUGHT_BACK : []))
  const office = parseOffice(text)
  if (!office.ok) {
    const lost = given === undefined && text.trim() === '' ? BROUGHT_BACK : []
    return wrong(what, ...office.error.map(describeOfficeMistake), ...lost)
  }
  const { facts, pricing } = office.value
  const objections = marginObjections((await offeredBoard(operatorOf(tool))).values(), pricing.margins, (code) =>
    limitsFor(pricing, code),
  )
  const refusals = [
    ...marketRefusal(facts, market),
    ...objections.map((each) => describeObjection(each, pricing, text)),
  ]
  const warnings = officeWarnings(text, todayOf(tool)).map((each) => `uyarı: ${describeOfficeMistake(each)}`)
  const pending = await withRepository(operatorOf(tool), (repository) => repository.pending(text)).catch(() => null)
  const waits = pending?.reasons ?? []
  // Somebody else's file is asked about when it is published.
  const waiting = waits.map((each) => (given === undefined ? `onay bekliyor: ${each}` : `olağan dışı: ${each}`))
  const how = waits.length > 0 && given === undefined ? [`  ${OFFICE_COMMAND} import ${officeFile}`] : []
  const notes = facts.sample ? ['örnek veri: site bunu belirtiyor'] : []
  const unread = store.kind === 'database' && given === undefined ? await unreadFile(tool, officeFile) : []
  const calm = warnings.length > 0 || waits.length > 0 || unread.length > 0 ? 'attention' : 'well'
  const details = [...refusals, ...waiting, ...how, ...warnings, ...notes, ...unread]
  return { what, state: refusals.length > 0 || how.length > 0 ? 'wrong' : calm, details }
}

const BROUGHT_BACK = ['siteye alınmış son metni geri getirir:', `  ${OFFICE_COMMAND} undo`]

interface FoundText {
  readonly text: string | null
  /** Why there is none. */
  readonly unread?: string
}

function ownText(tool: Tool): Promise<FoundText> {
  return withRepository(operatorOf(tool), (repository) => repository.read()).catch(() => ({ text: null }))
}

function givenText(given: string, { caller }: Tool): Promise<FoundText> {
  return inputText(given, caller).then(
    (text) => ({ text }),
    (error: unknown) => ({ text: null, unread: unreadReason(error) }),
  )
}

/** Beside a database the file is the first version at the most: what somebody writes there is on no site. */
async function unreadFile(tool: Tool, officeFile: string): Promise<string[]> {
  const text = await readFile(officeFile, 'utf8').catch(() => null)
  if (text === null || (await withStore(tool, (store) => wasPublished(store, text)))) return []
  return [`okunmuyor, elle yazılanlar sitede değil: ${officeFile}`, `  ${OFFICE_COMMAND} import ${officeFile}`]
}

async function checkStore(tool: Tool): Promise<CheckResult> {
  try {
    return await withStore(
      tool,
      async (store, { store: place }) => {
        const [damage, writable] = [await store.damage(), await store.writable()]
        const details = [
          ...(damage === null ? [] : [`bozuk: “${oneLine(damage)}”`, restoreHint(place)]),
          ...(writable ? [] : ['yazılamıyor: disk dolu ya da yetki yok']),
        ]
        const what = `Veritabanı: ${describePlace(place)}`
        return details.length === 0 ? well(what) : wrong(what, ...details)
      },
      'left',
    )
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error
    return wrong('Veritabanı', ...error.lines)
  }
}

/** Asks the site that runs with these settings what is wrong with it. */
async function checkSite(settings: Settings): Promise<CheckResult> {
  const url = adminUrl(settings)
  const served = await askServer(settings)
  if (served === null) {
    const details = ['başlatmak için: systemctl start angun (kurulu sunucuda)']
    return { what: `Site çalışmıyor: yanıt yok (${url})`, state: 'attention', details }
  }
  const details = served.findings.flatMap(({ text, remedy }) => [
    oneLine(text),
    ...(remedy === null ? [] : [`  ${commandText(remedy)}`]),
  ])
  const what = `Çalışan site: ${url}`
  if (details.length > 0) return wrong(what, ...details)
  return served.status === 'ready' ? well(what) : wrong(what, `ayrıntısı: ${OFFICE_COMMAND} status`)
}
