import { dirname } from 'node:path'
import { describePlace, OFFICE_COMMAND, StartRefused, type StorePlace } from '../runtime/index.ts'
import { oneLine } from '../text/index.ts'
import { storeFailureText } from './failure-text.ts'
import { StoreFailure } from './store-failure.ts'

/** Converts failures of the store at `place` to `StartRefused` with a Turkish text. */
export async function refusing<Opened>(place: StorePlace, open: () => Promise<Opened>): Promise<Opened> {
  try {
    return await open()
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error
    throw new StartRefused(refusal(error, place))
  }
}

export function restoreHint(place: StorePlace): string {
  if (place.kind === 'database') return 'Yedekten dönün: docs/replicas.md, “Backup”.'
  return `Son yedeği geri yükleyin: ${OFFICE_COMMAND} restore YEDEK.sqlite --yes`
}

/** Returns the command that helps after a failure; nothing if it ends by itself or another sentence has it. */
export function failureHint({ damaged }: StoreFailure, place: StorePlace): string[] {
  return damaged ? [restoreHint(place)] : []
}

function refusal(failure: StoreFailure, place: StorePlace): string[] {
  const { code, message, damaged } = failure
  const where = describePlace(place)
  if (damaged) return [`Veritabanı bozuk: ${where} (“${oneLine(message)}”)`, `    ${restoreHint(place)}`]
  if (code === 'OLDER') {
    return [
      `Veritabanı eski sürümün: ${where}`,
      '    Yeni sürüm onu açılışta kendisi yükseltir: önce siteyi yeniden başlatın.',
    ]
  }
  return place.kind === 'file' ? fileRefusal(failure, where) : databaseRefusal(failure, where)
}

function databaseRefusal(failure: StoreFailure, place: string): string[] {
  const { code, message, lacksRoom } = failure
  if (lacksRoom) return [`PostgreSQL’in diski dolu: ${place}. Yer açılınca düzelir.`]
  switch (code) {
    case 'NEWER':
      return [`Veritabanı bu programın artık kullanamayacağı kadar yeni: ${place}`, '    Yeni sürümün kendisi gerekir.']
    case 'EMPTY':
      return [`Veritabanında henüz kayıt yok: ${place} (site ilk açılışında tabloları kurar)`]
    case 'OTHER_KIND':
      return [`Bu veritabanı bu sitenin değil: ${place} (içindeki: ${message})`]
    case 'POSTGRES_42501':
      return [
        `Veritabanı kullanıcısının yetkisi yetmiyor: ${place} (“${oneLine(message)}”)`,
        `    Tabloları sahibi kurar ve yükseltir: DATABASE_URL=postgres://SAHİBİ… ${OFFICE_COMMAND} database prepare`,
      ]
    case 'POSTGRES_28P01':
    case 'POSTGRES_28000':
      return [
        `Veritabanı bu kullanıcıyı almıyor: ${place}`,
        '    DATABASE_URL içindeki kullanıcı adına, şifreye ve sunucudaki pg_hba.conf dosyasına bakın.',
      ]
    case 'POSTGRES_3D000':
      return [`PostgreSQL’de böyle bir veritabanı yok: ${place}`]
    default:
      return [`Veritabanına ulaşılamıyor: ${place}`, `    ${storeFailureText(failure)}`]
  }
}

function fileRefusal(failure: StoreFailure, file: string): string[] {
  const { code, message, lacksRoom } = failure
  if (lacksRoom) return [`Disk dolu: ${dirname(file)} klasörüne yazılamıyor. Yer açılınca düzelir.`]
  switch (code) {
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
      return [`Veritabanı kullanılamıyor: ${file}`, `    ${storeFailureText(failure)}`]
  }
}
