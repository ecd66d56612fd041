import { OFFICE_COMMAND } from '../runtime/index.ts'
import type { StoreFailure } from './store-failure.ts'

/** Why the store in a PostgreSQL is not opened, in words for people. `place`: as people may read it. */
export function databaseRefusal({ code, message, damaged, lacksRoom }: StoreFailure, place: string): string[] {
  if (lacksRoom) return [`PostgreSQL’in diski dolu: ${place}. Yer açılınca düzelir.`]
  if (damaged) return [`Veritabanı bozuk: ${place} (${message})`, `    ${DATABASE_RESTORE_HINT}`]
  switch (code) {
    case 'OLDER':
      return [
        `Veritabanı eski sürümün: ${place}`,
        '    Yeni sürüm onu açılışta kendisi yükseltir: önce siteyi yeniden başlatın.',
      ]
    case 'NEWER':
      return [`Veritabanı bu programın artık kullanamayacağı kadar yeni: ${place}`, '    Yeni sürümün kendisi gerekir.']
    case 'EMPTY':
      return [`Veritabanında henüz kayıt yok: ${place} (site ilk açılışında tabloları kurar)`]
    case 'OTHER_KIND':
      return [`Bu veritabanı bu sitenin değil: ${place} (içindeki: ${message})`]
    case 'POSTGRES_42501':
      return [
        `Veritabanı kullanıcısının yetkisi yetmiyor: ${place} (${message})`,
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
      return [`Veritabanına ulaşılamıyor: ${place}`, `    ${message} (${code})`]
  }
}

/** What helps where the data are broken. */
export const DATABASE_RESTORE_HINT = 'Yedekten dönün: docs/operations.md, “PostgreSQL”.'
