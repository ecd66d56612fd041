import { describeMistake, describePlace, StartRefused } from '../runtime/index.ts'
import { restoreHint } from '../store/index.ts'
import { checkMail, tryMail } from './check-mail.ts'
import { checkOffice } from './check-office.ts'
import { checkSite } from './check-site.ts'
import { checkUpstream } from './check-upstream.ts'
import { type Call, type Command, type Report, type Tool, UsageError, withStore } from './command.ts'
import type { Finding } from './finding.ts'
import { hasGoldBoard } from './gold-board.ts'

export const checkCommand: Command = {
  name: 'check',
  usage: '[DOSYA] [--local] [--mail]',
  summary:
    'Ayarları, kurum dosyasını, veritabanını, çalışan siteyi ve dış kaynakları sınar; --local dışarıya bağlanmaz, --mail her alıcıya bir deneme mektubu gönderir. DOSYA verilirse yalnızca o kurum dosyasını, çalışan site gibi değerlendirir.',
  options: { local: { type: 'boolean' }, mail: { type: 'boolean' } },
  operands: { least: 0, most: 1 },
  async run(call, tool) {
    return reportOf(await findingsOf(call, tool), call.operands.length > 0 ? FILE_IS_SOUND : ALL_IS_WELL)
  },
}

async function findingsOf({ options, operands: [given] }: Call, tool: Tool): Promise<Finding[]> {
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

const SIGNS: Readonly<Record<Finding['state'], string>> = { well: '✓', attention: '!', wrong: '✗' }

const ALL_IS_WELL = 'Her şey yolunda.'
/** The site itself was not asked. */
const FILE_IS_SOUND = 'Site bu dosyayı alır.'

function reportOf(findings: readonly Finding[], well: string): Report {
  const has = (state: Finding['state']): boolean => findings.some((finding) => finding.state === state)
  const lines = findings.flatMap(({ what, state, details }) => [
    `${SIGNS[state]} ${what}`,
    ...details.map((detail) => `    ${detail}`),
  ])
  const calm = has('attention') ? 'Yanlış bulunmadı; “!” ile gösterilenlere bakın.' : well
  const end = has('wrong') ? 'Düzeltilmesi gerekenler var.' : calm
  return {
    exit: has('wrong') ? 1 : 0,
    data: { findings: findings.map((each) => ({ ...each, ok: each.state !== 'wrong' })) },
    lines: [...lines, '', end],
  }
}

async function checkStore(tool: Tool): Promise<Finding> {
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
