import type { OfficeSettings } from '#contract/settings/settings-schema.ts'
import { describeMistake, describePlace, OFFICE_COMMAND, type Settings, StartRefused } from '../runtime/index.ts'
import { restoreHint } from '../store/index.ts'
import { oneLine } from '../text/index.ts'
import { checkMail, checkUpstream, tryMail } from './check-connections.ts'
import { checkOfficeFile, checkSettings, settingsToImport } from './check-office.ts'
import { type CheckResult, well, wrong } from './check-result.ts'
import { type CommandCall, type Command, type Tool, UsageError, withStore } from './command.ts'
import { currentSettings } from './current-settings.ts'
import { adminUrl, askServer, START_COMMAND } from './server-report.ts'
import { commandText, moodText } from './terminal-text.ts'

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
      `${moodText(state, SIGNS[state])} ${what}`,
      ...details.map((detail) => `    ${detail}`),
    ])
    // A check of one file does not ask the site, so its sentence only mentions the file.
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
  if (given !== undefined) return [await checkOfficeFile(tool, given)]
  const current = await currentSettings(tool)
  const here = [
    checkVariables(settings.value, current),
    await checkSettings(tool, current),
    await checkStore(tool),
    await checkSite(settings.value),
  ]
  if (local) return here
  const office = current ?? (await settingsToImport(tool))
  const metals = office?.gold.published === true ? office.gold.traded : null
  return [
    ...here,
    ...(await checkUpstream(settings.value, metals, tool.clock, office?.provider)),
    ...(await (mail ? tryMail(settings.value.mail, tool.clock.now()) : checkMail(settings.value.mail))),
  ]
}

/** Compares the names that the web server in front serves with the addresses that the site itself uses. */
function checkVariables({ names, panel }: Settings, current: OfficeSettings | null): CheckResult {
  const details = [
    differing('SITE_NAME', names.site, 'kurum ayarlarındaki site adresi', current?.origin),
    differing('PANEL_NAME', names.panel, 'PANEL_ORIGIN', panel.origin),
  ].flat()
  return { what: 'Ayarlar', state: details.length > 0 ? 'attention' : 'well', details }
}

function differing(
  variable: string,
  names: string | undefined,
  what: string,
  origin: string | null | undefined,
): string[] {
  const hosts = names?.toLowerCase().split(/[\s,]+/)
  if (hosts === undefined || origin === undefined || origin === null || hosts.includes(new URL(origin).hostname))
    return []
  return [`${variable}=${names}, ${what} ise ${origin}: ikisi aynı ad olmalı.`]
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

async function checkSite(settings: Settings): Promise<CheckResult> {
  const url = adminUrl(settings)
  const served = await askServer(settings)
  if (served === null) {
    return {
      what: `Site çalışmıyor: yanıt yok (${url})`,
      state: 'attention',
      details: [`başlatmak için: ${START_COMMAND}`],
    }
  }
  const details = served.findings.flatMap(({ text, remedy }) => [
    oneLine(text),
    ...(remedy === null ? [] : [`  ${commandText(remedy)}`]),
  ])
  const what = `Çalışan site: ${url}`
  if (details.length > 0) return wrong(what, ...details)
  return served.status === 'ready' ? well(what) : wrong(what, `ayrıntısı: ${OFFICE_COMMAND} status`)
}
