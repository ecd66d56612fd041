import { existsSync } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type RestoreFailure, restoreSqlite } from '../store/door.ts'
import { type Command, UsageError, withStore } from './command.ts'

export const backupCommands: readonly Command[] = [
  {
    name: 'backup',
    usage: 'DOSYA',
    summary: 'Veritabanının tutarlı bir yedeğini alır; sunucu çalışırken de olur. Var olan dosyanın üzerine yazmaz.',
    operands: { least: 1, most: 1 },
    run: ({ operands: [operand = ''] }, tool) =>
      withStore(
        tool,
        async (store) => {
          const file = resolve(operand)
          if (existsSync(file)) {
            return {
              exit: 1,
              data: { error: 'exists', file },
              lines: [`Bu dosya zaten var, üzerine yazılmadı: ${file}`],
            }
          }
          if (!existsSync(dirname(file))) {
            return { exit: 1, data: { error: 'no-folder', file }, lines: [`Böyle bir klasör yok: ${dirname(file)}`] }
          }
          await store.backup(file)
          const { size } = await stat(file)
          return { exit: 0, data: { file, bytes: size }, lines: [`Yedek alındı: ${file} (${kilobytes(size)})`] }
        },
        'left',
      ),
  },
  {
    name: 'restore',
    usage: 'DOSYA --yes',
    summary:
      'Yedeği geri yükler: kurlar yedekteki gibi olur; mesajlardan hiçbiri silinmez, eksik olanlar eklenir. Önce bugünkü durumun yedeğini alır.',
    options: { yes: { type: 'boolean' } },
    operands: { least: 1, most: 1 },
    run: ({ options, operands: [operand = ''] }, tool) =>
      withStore(tool, async (store, { storeFile }) => {
        const file = resolve(operand)
        if (!existsSync(file))
          return { exit: 1, data: { error: 'missing', file }, lines: [`Böyle bir dosya yok: ${file}`] }
        if (options['yes'] !== true)
          throw new UsageError('Kurlar yedekteki haline döner. Emin olduğunuzda --yes ekleyin.')
        const safety = join(dirname(storeFile), `before-restore-${stampOf(tool.clock.now())}.sqlite`)
        await store.backup(safety)
        const restored = await restoreSqlite(storeFile, file)
        if (!restored.ok) {
          await rm(safety)
          const lines = [`Geri yüklenmedi: ${FAILURES[restored.error.kind]} (${restored.error.reason})`, `  ${file}`]
          return { exit: 1, data: { error: restored.error.kind, reason: restored.error.reason, file }, lines }
        }
        const { rateRows, messages } = restored.value
        return {
          exit: 0,
          data: { file, ...restored.value, before: safety },
          lines: [
            `Geri yüklendi: ${rateRows} kur kaydı, ${messages} mesaj.`,
            `Önceki durumun yedeği: ${safety}`,
            'Sunucu çalışıyorsa yeniden başlatın; eski kapanışlar belleğinde olabilir.',
          ],
        }
      }),
  },
]

const FAILURES: Readonly<Record<RestoreFailure['kind'], string>> = {
  'not-a-backup': 'bu dosya bu programın yedeği değil',
  damaged: 'yedek bozuk',
}

/** "20260803T060500Z" */
function stampOf(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[:-]/g, '')}Z`
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024).toLocaleString('tr-TR')} KB`
}
