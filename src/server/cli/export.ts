import { writeFile } from 'node:fs/promises'
import { writeOfficeYaml } from '../settings/index.ts'
import { callerPath, PIPE } from './caller.ts'
import { type Command, done, refused, withStoreToRead } from './command.ts'

export const exportCommand: Command = {
  name: 'export',
  operands: ['[DOSYA]'],
  summary:
    'Sitedeki kurum ayarlarını, açıklamalı bir kurum dosyası olarak yazar; DOSYA verilmezse ekrana. Durdurmalar yazılmaz. Var olan dosyanın üzerine yazmaz.',
  run: ({ operands: [operand = PIPE] }, tool) =>
    withStoreToRead(tool, async (store) => {
      const current = await store.settingsDocument()
      if (current === null) return refused('not-started', {}, 'Site henüz hiç açılmamış: ayar yok.')
      const { number, document } = current
      const text = writeOfficeYaml(document)
      // The end of the last line is the terminal's.
      if (operand === PIPE) return done({ version: number, settings: document }, text.replace(/\n$/, ''))
      const file = callerPath(operand, tool.caller)
      await writeFile(file, text, { flag: 'wx' })
      return done({ file, version: number }, `Yazıldı (${number}. sürüm): ${file}`)
    }),
}
