import type { PermitPicture } from '#contract/office-facts.ts'
import { pictureName } from '#contract/settings/kinds/text-kinds.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { type PictureFile, pictureFileOf, type ReadBeside } from '../picture-file.ts'
import { pictureMistakeReason } from '../settings-text.ts'
import { type OfficeFile, parseOfficeYaml } from './parse-office-yaml.ts'
import type { LineNote } from './yaml-document.ts'

export interface WholeOfficeFile extends Omit<OfficeFile, 'named'> {
  /** The picture to store before the settings are published; null if there is none or it is stored already. */
  readonly picture: PictureFile | null
}

/**
 * Like `parseOfficeYaml`, and reads the picture beside the file. `current` is the picture in force, which stays if the
 * file names it but it is missing.
 */
export async function readOfficeFile(
  text: string,
  readBeside: ReadBeside,
  current?: PermitPicture,
): Promise<Result<WholeOfficeFile, readonly LineNote[]>> {
  const parsed = parseOfficeYaml(text)
  if (!parsed.ok) return parsed
  const { named, settings, ...file } = parsed.value
  if (named === null) return ok({ ...file, settings, picture: null })
  const withPicture = (picture: PermitPicture) => ({ ...settings, licence: { ...settings.licence, picture } })
  const bytes = await readBeside(named.name)
  const { line, field } = named
  if (bytes === null && current !== undefined && pictureName(current) === named.name)
    return ok({ ...file, settings: withPicture(current), picture: null })
  if (bytes === null) return fail([{ line, field, reason: `bu dosyanın yanında “${named.name}” diye bir dosya yok` }])
  const read = pictureFileOf(bytes)
  if (!read.ok) return fail([{ line, field, reason: pictureMistakeReason(read.error) }])
  return ok({ ...file, settings: withPicture(read.value.picture), picture: read.value })
}
