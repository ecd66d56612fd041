import { publishedWords } from './panel-margins.ts'

/** The texts for the server's answer to a change of settings. */
export const changeNotes = {
  published: (took: number, version: number) => `${publishedWords.in(took)} · sürüm\u00A0${version}.`,
  /** null means that the other replicas could not be asked. */
  notTaken: (replicas: readonly string[] | null) =>
    replicas === null ? publishedWords.unknown : publishedWords.notTakenBy(replicas.join(', ')),
  undo: 'Geri al',
  refused: 'Yayınlanmadı.',
  confirmUnusual: 'Evet, böyle olsun',
  outdated: 'Sayfa eskimişti; şimdiki durum aşağıdadır. Bakıp yeniden gönderin.',
  unchanged: 'Zaten böyle; değişen bir şey yok.',
  overtaken: 'Bu arada başka bir değişiklik yayınlandı; geri alınmadı. Geçmişe bakıp karar verin.',
  forgotten: 'Bu sürüm artık saklanmıyor.',
  /** `when` is, for example, "bugün 17.11". */
  conflict: (by: string | null, when: string) => `Bu arada ${by ?? 'başkası'} değiştirdi (${when}).`,
  replace: 'Benimki onunkinin yerine geçsin',
} as const
