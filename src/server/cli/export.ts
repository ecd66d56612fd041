import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { OfficeSettings } from '#contract/settings/settings-schema.ts'
import { pictureName, writeOfficeYaml } from '../settings/index.ts'
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
      const { number, document } = current
      const text = writeOfficeYaml(document)
      // The command prints one line break at the end itself.
      if (operand === PIPE) return done({ version: number, settings: document }, text.replace(/\n$/, ''))
      const file = callerPath(operand, tool.caller)
      await writeFile(file, text, { flag: 'wx' })
      const picture = await writePicture(store, document, dirname(file))
      const lines = picture === null ? [] : [`Görüntü: ${picture}`]
      return done({ file, version: number, picture }, `Yazıldı (${number}. sürüm): ${file}`, lines)
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
