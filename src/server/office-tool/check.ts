import { readFile } from 'node:fs/promises'
import { marginObjections } from '#domain/margin.ts'
import type { Quote } from '#domain/quote.ts'
import { lastBoard } from '../market/door.ts'
import { demoRefusal, describeObjection, describeOfficeMistake, parseOffice } from '../office/door.ts'
import { describeMistake, type Settings, StartRefused } from '../run/door.ts'
import { RESTORE_HINT, StoreFailure } from '../store/door.ts'
import { checkUpstream } from './check-upstream.ts'
import { type Command, type Tool, withStore } from './command.ts'
import type { Finding } from './finding.ts'

export const checkCommand: Command = {
  name: 'check',
  usage: '[--local]',
  summary:
    'Ayarları, kurum dosyasını, veritabanını ve dış kaynaklara ulaşılıp ulaşılamadığını sınar; --local dışarıya bağlanmaz.',
  options: { local: { type: 'boolean' } },
  async run({ options }, tool) {
    const settings = tool.settings()
    const findings: Finding[] = [
      { what: 'Ayarlar', ok: settings.ok, details: settings.ok ? [] : settings.error.map(describeMistake) },
    ]
    if (settings.ok) {
      findings.push(await checkOffice(settings.value, tool), await checkStore(tool))
      if (options['local'] !== true) findings.push(...(await checkUpstream(settings.value, tool.clock)))
    }
    const well = findings.every(({ ok }) => ok)
    const lines = findings.flatMap(({ what, ok, details }) => [
      `${ok ? '✓' : '✗'} ${what}`,
      ...details.map((detail) => `    ${detail}`),
    ])
    const end = well ? 'Her şey yolunda.' : 'Düzeltilmesi gerekenler var.'
    return { exit: well ? 0 : 1, data: { findings }, lines: [...lines, '', end] }
  },
}

async function checkOffice({ officeFile, market }: Settings, tool: Tool): Promise<Finding> {
  const what = `Kurum dosyası: ${officeFile}`
  const text = await readFile(officeFile, 'utf8').catch(() => null)
  if (text === null) return { what, ok: false, details: ['dosya okunamadı'] }
  const office = parseOffice(text)
  if (!office.ok) return { what, ok: false, details: office.error.map(describeOfficeMistake) }
  const refusal = demoRefusal(office.value.facts, market)
  if (refusal.length > 0) return { what, ok: false, details: refusal }
  const { pricing } = office.value
  const objections = marginObjections(await lastPrices(tool), pricing.margins, pricing.guards)
  if (objections.length > 0)
    return { what, ok: false, details: objections.map((objection) => describeObjection(objection, pricing)) }
  return { what, ok: true, details: office.value.facts.sample ? ['örnek veri: site bunu belirtiyor'] : [] }
}

/** What the running site would judge margins by; nothing where nothing was recorded yet, or the store says why below. */
async function lastPrices(tool: Tool): Promise<Iterable<Quote>> {
  try {
    const board = await withStore(tool, (store, { market }) =>
      lastBoard(store, market.kind === 'demo' ? 'demo' : 'office'),
    )
    return board.values()
  } catch (error) {
    if (error instanceof StartRefused || error instanceof StoreFailure) return []
    throw error
  }
}

async function checkStore(tool: Tool): Promise<Finding> {
  try {
    return await withStore(
      tool,
      async (store, { storeFile }) => {
        const [damage, writable] = [await store.damage(), await store.writable()]
        const details = [
          ...(damage === null ? [] : [`bozuk: ${damage}`, RESTORE_HINT]),
          ...(writable ? [] : ['yazılamıyor: disk dolu ya da yetki yok']),
        ]
        return { what: `Veritabanı: ${storeFile}`, ok: details.length === 0, details }
      },
      'left',
    )
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error
    return { what: 'Veritabanı', ok: false, details: error.lines }
  }
}
