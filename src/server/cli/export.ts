import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { OfficeSettings } from '#contract/settings/settings-schema.ts'
import { fieldName, pictureName, writeOfficeYaml } from '../settings/index.ts'
import type { FilesStore } from '../store/index.ts'
import { callerPath, PIPE } from './caller.ts'
import { type Command, done, refused, withStoreToRead } from './command.ts'

export const exportCommand: Command = {
  name: 'export',
  operands: ['[DOSYA]'],
  summary:
    'Sitedeki kurum ayarlarını, açıklamalı bir kurum dosyası olarak yazar; DOSYA verilmezse ekrana. Yetki belgesinin görüntüsü dosyanın yanına yazılır. Durdurmalar yazılmaz. Var olan dosyanın üzerine yazmaz.',
  run: ({ operands: [operand = PIPE] }, tool) =>
    withStoreToRead(tool, async (store) => {
      const current = await store.settingsDocument()
      if (current === null) return refused('not-started', {}, 'Site henüz hiç açılmamış: ayar yok.')
      const { number, document, unknown, unread } = current
      const left = [...unknown, ...unread].map(fieldName)
      const leftOut = left.length === 0 ? [] : [`Bu sürüm okuyamadığı için yazılmadı: ${left.join(', ')}`]
      const text = writeOfficeYaml(document, unread)
      if (operand === PIPE) {
        const lines = leftOut.map((line) => `# ${line}`)
        // The command prints one line break at the end itself.
        return done({ version: number, settings: document, leftOut: left }, text.replace(/\n$/, ''), lines)
      }
      const file = callerPath(operand, tool.caller)
      await writeFile(file, text, { flag: 'wx' })
      const picture = await writePicture(store, document, dirname(file))
      const lines = [...(picture === null ? [] : [`Görüntü: ${picture}`]), ...leftOut]
      return done({ file, version: number, picture, leftOut: left }, `Yazıldı (${number}. sürüm): ${file}`, lines)
    }),
}

/**
 * Returns the path of the written picture. Null means that the permit has no picture. The name contains the hash, so
 * a file of this name has the same bytes.
 */
async function writePicture(store: FilesStore, { licence }: OfficeSettings, folder: string): Promise<string | null> {
  const { picture } = licence
  const bytes = picture === undefined ? null : await store.file(picture.hash)
  if (picture === undefined || bytes === null) return null
  const path = join(folder, pictureName(picture))
  await writeFile(path, bytes)
  return path
}
