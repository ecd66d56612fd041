import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { unlessStoreFails } from '../operations/index.ts'
import { openFileToRead, restoreStore } from '../store/index.ts'
import { fileSizeText } from '../text/index.ts'
import { PIPE, callerPath } from './caller.ts'
import { type Command, done, refused, settingsOf, type Tool, UsageError, withStore } from './command.ts'
import { inDatabase } from './database.ts'

export const backupCommands: readonly Command[] = [
  {
    name: 'backup',
    usage: 'DOSYA',
    summary: 'Veritabanının tutarlı bir yedeğini alır; sunucu çalışırken de olur. Var olan dosyanın üzerine yazmaz.',
    async run({ operands: [operand = ''] }, tool) {
      const { store: place } = settingsOf(tool)
      if (place.kind === 'database') return inDatabase()
      const file = fileOf(operand, tool)
      if (existsSync(file)) return refused('exists', { file }, `Bu dosya zaten var, üzerine yazılmadı: ${file}`)
      const folder = dirname(file)
      if (!existsSync(folder))
        return refused('no-folder', { file }, `Bu klasör yok ya da sitenin kullanıcısına kapalı: ${folder}`)
      await copyTo(file, place.file)
      const { size: bytes } = await stat(file)
      // For the age of the last backup in the health report. The backup stands without it, as on a full disk.
      const markers = { 'backed-up-at': tool.clock.now(), 'backed-up-bytes': bytes }
      await unlessStoreFails(
        withStore(tool, (store) => store.setMarkers(markers), 'left'),
        null,
      )
      return done({ file, bytes }, `Yedek alındı: ${file} (${fileSizeText(bytes)})`)
    },
  },
  {
    name: 'restore',
    usage: 'DOSYA --yes',
    summary:
      'Yedeği geri yükler: kurlar yedekteki gibi olur, eksik mesajlar eklenir; silinmesi istenenler geri gelmez, hiçbir mesaj yeniden e-postalanmaz. Önce bugünkü durumun yedeğini alır.',
    async run({ options, operands: [operand = ''] }, tool) {
      const { store: place } = settingsOf(tool)
      if (place.kind === 'database') return inDatabase()
      const file = fileOf(operand, tool)
      if (!existsSync(file))
        return refused('missing', { file }, `Bu dosya yok ya da sitenin kullanıcısına kapalı: ${file}`)
      if (options['yes'] !== true)
        throw new UsageError('Kurlar yedekteki haline döner. Emin olduğunuzda --yes ekleyin.')
      const restored = await restoreStore(place.file, file, stampOf(tool.clock.now()))
      if (!restored.ok) {
        const { kind, ...why } = restored.error
        return refused(kind, { ...why, file }, `Geri yüklenmedi: ${failureText(restored.error)}`, `  ${file}`)
      }
      const { rateRows, messages } = restored.value
      const counts = `Geri yüklendi: ${rateRows} kur kaydı, ${messages} mesaj.`
      return done({ file, ...restored.value }, counts, whatWasThere(restored.value))
    },
  },
]

async function copyTo(file: string, from: string): Promise<void> {
  await using store = await openFileToRead(from, 'left')
  await store.backup(file)
}

function fileOf(operand: string, { caller }: Tool): string {
  if (operand === PIPE) throw new UsageError('Yedek bir dosyadır: “-” yerine adını verin.')
  return callerPath(operand, caller)
}

type Restored = Awaited<ReturnType<typeof restoreStore>>

function failureText(failure: Extract<Restored, { ok: false }>['error']): string {
  switch (failure.kind) {
    case 'not-a-backup':
      return `bu dosya bu programın yedeği değil: ${failure.reason}`
    case 'damaged':
      return `yedek bozuk: ${failure.reason}`
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
