import { dirname } from 'node:path'
import { OFFICE_COMMAND } from '../runtime/index.ts'
import type { StoreFailure } from './store-failure.ts'

/** What helps where the data are broken. */
export const RESTORE_HINT = `Son yedeği geri yükleyin: ${OFFICE_COMMAND} restore YEDEK.sqlite --yes`

/** Why the store in `file` is not opened, in words for people. */
export function fileRefusal(failure: StoreFailure, file: string): string[] {
  const { code, message, damaged, lacksRoom } = failure
  if (lacksRoom) return [`Disk dolu: ${dirname(file)} klasörüne yazılamıyor. Yer açılınca düzelir.`]
  if (damaged) return [`Veritabanı bozuk: ${file} (${message})`, `    ${RESTORE_HINT}`]
  switch (code) {
    case 'OLDER':
      return [
        `Veritabanı eski sürümün: ${file}`,
        '    Yeni sürüm onu açılışta kendisi yükseltir: önce siteyi yeniden başlatın.',
      ]
    case 'NEWER':
      return [
        `Veritabanı bu programdan daha yeni bir sürümün: ${file}`,
        '    Yeni sürümün kendisi ya da yükseltmeden önceki yedek gerekir.',
      ]
    case 'OTHER_KIND':
      return [
        `Bu dosya bu sitenin veritabanı değil: ${file} (içindeki: ${message})`,
        '    Gerçek ve örnek kayıtlar ayrı dosyalarda durur; buraya yanlış dosya konmuş olabilir.',
      ]
    default:
      return [`Veritabanı kullanılamıyor: ${file}`, `    ${message} (${code})`]
  }
}
