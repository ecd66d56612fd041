import { existsSync } from 'node:fs'
import { restoreStore } from '../store/index.ts'
import { type Command, done, refused, settingsOf, UsageError } from './command.ts'
import { databaseFile, inDatabase } from './store-kinds.ts'

export const restoreCommand: Command = {
  name: 'restore',
  operands: ['DOSYA'],
  options: { yes: { summary: 'Kurların yedekteki haline dönmesini onaylar.' } },
  summary:
    'Yedeği geri yükler: kurlar yedekteki gibi olur, eksik mesajlar eklenir; silinmesi istenenler geri gelmez, hiçbir mesaj yeniden e-postalanmaz. Önce bugünkü durumun yedeğini alır.',
  async run({ options, operands: [operand = ''] }, tool) {
    const { store: place } = settingsOf(tool)
    if (place.kind === 'database') return inDatabase()
    const file = databaseFile(operand, tool.caller)
    if (!existsSync(file))
      return refused('missing', { file }, `Bu dosya yok ya da sitenin kullanıcısına kapalı: ${file}`)
    if (options['yes'] !== true) throw new UsageError('Kurlar yedekteki haline döner. Emin olduğunuzda --yes ekleyin.')
    const restored = await restoreStore(place.file, file, stampOf(tool.clock.now()))
    if (!restored.ok) {
      const { kind, ...why } = restored.error
      return refused(kind, { ...why, file }, `Geri yüklenmedi: ${failureText(restored.error)}`, `  ${file}`)
    }
    const { rateRows, messages } = restored.value
    const counts = `Geri yüklendi: ${rateRows} kur kaydı, ${messages} mesaj.`
    return done({ file, ...restored.value }, counts, whatWasThere(restored.value))
  },
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

/** Returns text such as "20260803T060500Z". */
function stampOf(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[:-]/g, '')}Z`
}
