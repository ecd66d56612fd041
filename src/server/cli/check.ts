import { describeMistake, describePlace, OFFICE_COMMAND, type Settings, StartRefused } from '../runtime/index.ts'
import { restoreHint } from '../store/index.ts'
import { oneLine } from '../text/index.ts'
import { checkMail, checkUpstream, tryMail } from './check-connections.ts'
import { checkOffice } from './check-office.ts'
import { checkReport, type CheckResult } from './check-result.ts'
import { type Call, type Command, type Tool, UsageError, withStore } from './command.ts'
import { hasGoldBoard } from './office-text.ts'
import { adminUrl, askServer } from './server-report.ts'
import { commandText } from './terminal-text.ts'

export const checkCommand: Command = {
  name: 'check',
  usage: '[DOSYA] [--local] [--mail]',
  summary:
    'Ayarları, kurum dosyasını, veritabanını, çalışan siteyi ve dış kaynakları sınar; --local dışarıya bağlanmaz, --mail her alıcıya bir deneme mektubu gönderir. DOSYA verilirse yalnızca o kurum dosyasını, çalışan site gibi değerlendirir.',
  options: { local: { type: 'boolean' }, mail: { type: 'boolean' } },
  operands: { least: 0, most: 1 },
  async run(call, tool) {
    return checkReport(await resultsOf(call, tool), call.operands.length > 0 ? FILE_IS_SOUND : ALL_IS_WELL)
  },
}

const ALL_IS_WELL = 'Her şey yolunda.'
/** The site itself was not asked. */
const FILE_IS_SOUND = 'Site bu dosyayı alır.'

async function resultsOf({ options, operands: [given] }: Call, tool: Tool): Promise<CheckResult[]> {
  const [local, mail] = [options['local'] === true, options['mail'] === true]
  if (mail && (local || given !== undefined)) throw new UsageError('--mail yalnız başına verilir.')
  const settings = tool.settings()
  if (!settings.ok) return [{ what: 'Ayarlar', state: 'wrong', details: settings.error.map(describeMistake) }]
  if (given !== undefined) return [await checkOffice(settings.value, tool, given)]
  return [
    { what: 'Ayarlar', state: 'well', details: [] },
    await checkOffice(settings.value, tool),
    await checkStore(tool),
    await checkSite(settings.value),
    ...(local ? [] : await checkUpstream(settings.value, (await hasGoldBoard(tool)) === true, tool.clock)),
    ...(local ? [] : await (mail ? tryMail(settings.value.mail, tool.clock.now()) : checkMail(settings.value.mail))),
  ]
}

async function checkStore(tool: Tool): Promise<CheckResult> {
  try {
    return await withStore(
      tool,
      async (store, { store: place }) => {
        const [damage, writable] = [await store.damage(), await store.writable()]
        const details = [
          ...(damage === null ? [] : [`bozuk: ${damage}`, restoreHint(place)]),
          ...(writable ? [] : ['yazılamıyor: disk dolu ya da yetki yok']),
        ]
        return { what: `Veritabanı: ${describePlace(place)}`, state: details.length === 0 ? 'well' : 'wrong', details }
      },
      'left',
    )
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error
    return { what: 'Veritabanı', state: 'wrong', details: error.lines }
  }
}

/** Asks the site that runs with these settings what is wrong with it. */
async function checkSite(settings: Settings): Promise<CheckResult> {
  const url = adminUrl(settings)
  const served = await askServer(settings)
  if (served === null) return { what: `Site çalışmıyor: yanıt yok (${url})`, state: 'attention', details: [] }
  const details = served.findings.flatMap(({ text, remedy }) => [
    oneLine(text),
    ...(remedy === null ? [] : [`  ${commandText(remedy)}`]),
  ])
  const well = served.status === 'ready' && details.length === 0
  const hint = well || details.length > 0 ? [] : [`ayrıntısı: ${OFFICE_COMMAND} status`]
  return { what: `Çalışan site: ${url}`, state: well ? 'well' : 'wrong', details: [...details, ...hint] }
}
