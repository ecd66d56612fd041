import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StartRefused } from '../runtime/index.ts'
import { openFileToRead, restoreStore, StoreFailure } from '../store/index.ts'
import { fileSizeText } from '../text/index.ts'
import { PIPE, placeOf } from './caller.ts'
import { type Command, settingsOf, type Tool, UsageError, withStore } from './command.ts'
import { inDatabase } from './database.ts'

export const backupCommands: readonly Command[] = [
  {
    name: 'backup',
    usage: 'DOSYA',
    summary: 'Veritabanının tutarlı bir yedeğini alır; sunucu çalışırken de olur. Var olan dosyanın üzerine yazmaz.',
    operands: { least: 1, most: 1 },
    async run({ operands: [operand = ''] }, tool) {
      const { store: place } = settingsOf(tool)
      if (place.kind === 'database') return inDatabase()
      const file = fileOf(operand, tool)
      if (existsSync(file)) {
        const lines = [`Bu dosya zaten var, üzerine yazılmadı: ${file}`]
        return { exit: 1, data: { error: 'exists', file }, lines }
      }
      if (!existsSync(dirname(file))) {
        const lines = [`Bu klasör yok ya da sitenin kullanıcısına kapalı: ${dirname(file)}`]
        return { exit: 1, data: { error: 'no-folder', file }, lines }
      }
      await copyTo(file, place.file)
      const { size } = await stat(file)
      await remember(tool, size)
      return { exit: 0, data: { file, bytes: size }, lines: [`Yedek alındı: ${file} (${fileSizeText(size)})`] }
    },
  },
  {
    name: 'restore',
    usage: 'DOSYA --yes',
    summary:
      'Yedeği geri yükler: kurlar yedekteki gibi olur, eksik mesajlar eklenir; silinmesi istenenler geri gelmez, hiçbir mesaj yeniden e-postalanmaz. Önce bugünkü durumun yedeğini alır.',
    options: { yes: { type: 'boolean' } },
    operands: { least: 1, most: 1 },
    async run({ options, operands: [operand = ''] }, tool) {
      const { store: place } = settingsOf(tool)
      if (place.kind === 'database') return inDatabase()
      const file = fileOf(operand, tool)
      if (!existsSync(file))
        return {
          exit: 1,
          data: { error: 'missing', file },
          lines: [`Bu dosya yok ya da sitenin kullanıcısına kapalı: ${file}`],
        }
      if (options['yes'] !== true)
        throw new UsageError('Kurlar yedekteki haline döner. Emin olduğunuzda --yes ekleyin.')
      const restored = await restoreStore(place.file, file, stampOf(tool.clock.now()))
      if (!restored.ok) {
        const lines = [`Geri yüklenmedi: ${failureText(restored.error)}`, `  ${file}`]
        const { kind: error, ...why } = restored.error
        return { exit: 1, data: { error, ...why, file }, lines }
      }
      const { rateRows, messages } = restored.value
      const done = `Geri yüklendi: ${rateRows} kur kaydı, ${messages} mesaj.`
      return { exit: 0, data: { file, ...restored.value }, lines: [done, ...whatWasThere(restored.value)] }
    },
  },
]

async function copyTo(file: string, from: string): Promise<void> {
  await using store = await openFileToRead(from, 'left')
  await store.backup(file)
}

/**
 * For the health report, which has the age of the last backup. The backup stands without it, as where the disk of the
 * database is full.
 */
async function remember(tool: Tool, bytes: number): Promise<void> {
  const at = tool.clock.now()
  try {
    await withStore(tool, (store) => store.setMarkers({ 'backed-up-at': at, 'backed-up-bytes': bytes }), 'left')
  } catch (error) {
    if (!(error instanceof StoreFailure) && !(error instanceof StartRefused)) throw error
  }
}

function fileOf(operand: string, { caller }: Tool): string {
  if (operand === PIPE) throw new UsageError('Yedek bir dosyadır: “-” yerine adını verin.')
  return placeOf(operand, caller)
}

type Restored = Awaited<ReturnType<typeof restoreStore>>
type Failure = Extract<Restored, { ok: false }>['error']

function failureText(failure: Failure): string {
  switch (failure.kind) {
    case 'not-a-backup':
      return `bu dosya bu programın yedeği değil (${failure.reason})`
    case 'damaged':
      return `yedek bozuk (${failure.reason})`
    case 'other-kind':
      return `bu yedek bu sitenin değil (içindeki: ${failure.reason})`
    case 'newer':
      return 'yedek bu programdan daha yeni bir sürümün'
    case 'unfinished':
      return 'bu, yarıda kalmış bir yazmanın veritabanı: önce kendi programıyla açılıp kapatılmalı'
    case 'site-runs':
      return 'veritabanı bozuk, site ise hâlâ çalışıyor: önce siteyi durdurun'
  }
}

function whatWasThere(restored: Extract<Restored, { ok: true }>['value']): string[] {
  switch (restored.kind) {
    case 'merged':
      return [
        `Önceki durumun yedeği: ${restored.before}`,
        'Sunucu çalışıyorsa yeniden başlatın; eski kapanışlar belleğinde olabilir.',
      ]
    case 'replaced':
      return [
        `Veritabanı bozuktu, kenara alındı: ${restored.broken}`,
        `Ondan okunabilen ${restored.rescued} mesaj alındı; yedekten sonra gelenlerin hepsi olmayabilir.`,
      ]
  }
}

/** "20260803T060500Z" */
function stampOf(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[:-]/g, '')}Z`
}
