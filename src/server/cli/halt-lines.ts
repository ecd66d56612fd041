import type { HaltInFile, HaltOrder, HaltOutcome } from '../operations/index.ts'
import { OFFICE_COMMAND } from '../runtime/index.ts'
import { oneLine } from '../text/index.ts'
import { replicaNames } from './replica-names.ts'

/** What a halt or its end came to, line by line. `url`: where the site was asked. */
export function haltLines({ site, file, listed }: HaltOutcome, order: HaltOrder, url: string): string[] {
  const { halted } = order
  return site.kind === 'alone'
    ? [EFFECTS[site.here](halted, url), ...fileLines(file, halted, listed)]
    : [...replicaLines(site, order, listed, url), ...fileLines(file, halted, listed || site.shared === true)]
}

type Site = HaltOutcome['site']
type Alone = Extract<Site, { kind: 'alone' }>
type Replicas = Extract<Site, { kind: 'replicas' }>

const EFFECTS: Readonly<Record<Alone['here'], (halted: boolean, url: string) => string>> = {
  done: (halted) => (halted ? 'Siteden kaldırıldı.' : 'Yeniden sitede.'),
  late: (halted) =>
    halted ? `Kaydedildi, ama site henüz kaldırmadı: ${OFFICE_COMMAND} status` : 'Site hâlâ durdurulmuş tutuyor.',
  'no-answer': (halted, url) =>
    `Site çalışmıyor ya da yanıt vermiyor (${url}); açıldığında ${halted ? 'durdurulmuş' : 'sitede'} olur.`,
  unwritten: () =>
    'DURDURULAMADI: veri klasörüne yazılamıyor (disk dolu olabilir). “halt hepsi” dolu diskte de çalışır.',
}

function replicaLines(site: Replicas, { halted, words }: HaltOrder, listed: boolean, url: string): string[] {
  const { here, shared, unheard, others } = site
  const again = `Çalışan her öteki kopya için de, onun makinesinde: ${OFFICE_COMMAND} ${words}`
  if (!shared) {
    const names = others.length === 0 ? '' : ` (${others.map(oneLine).join(', ')})`
    return [
      `${WITHOUT_DATABASE[here](halted && listed, url)} Öteki kopyalar bunu duymadı${names}: veritabanına ulaşılamıyor.`,
      ...(halted && !listed ? ['DURDURULAMADI: veri klasörüne de yazılamıyor (disk dolu olabilir).'] : []),
      again,
    ]
  }
  if (unheard === null) return ['Veritabanına yazıldı; kopyaların bunu duyup duymadığı öğrenilemedi.', again]
  if (unheard.length > 0) {
    const names = replicaNames(unheard)
    return halted
      ? [`Duyan kopyalardan kaldırıldı. Şu kopyalar bunu duymadı: ${names}`, again]
      : [`Şu kopyalar hâlâ durdurulmuş tutuyor: ${names}`, again]
  }
  if (here === 'no-answer') return [`Sitenin kopyaları iki saniye içinde alır; buradaki yanıt vermiyor (${url}).`]
  return [EFFECTS[here](halted, url)]
}

const WITHOUT_DATABASE: Readonly<Record<Replicas['here'], (halted: boolean, url: string) => string>> = {
  done: (halted) => (halted ? 'Buradaki kopyadan kaldırıldı.' : 'Buradaki kopyada yeniden sitede.'),
  late: (halted) =>
    halted
      ? 'Buradaki kopya henüz kaldırmadı.'
      : 'Buradaki kopya eskisi gibi: listesinden silinemedi ya da yazılamadı.',
  'no-answer': (halted, url) =>
    `Buradaki kopya yanıt vermiyor (${url})${halted ? '; açıldığında durdurulmuş olur' : ''}.`,
}

/** `listed`: the halt stands in a list, whatever became of the file. */
function fileLines(file: HaltInFile, halted: boolean, listed: boolean): string[] {
  const inList = listed
    ? [`Durdurma, “${OFFICE_COMMAND} resume” ile kaldırılana kadar dosyadan bağımsız olarak geçerlidir.`]
    : []
  const instead = halted ? inList : ['Dosyadaki “durdurulan” olduğu gibi geçerlidir.']
  switch (file.kind) {
    case 'taken':
    case 'unanswered':
      return ['Kurum dosyasına yazıldı.']
    case 'late':
      return ['Kurum dosyasına yazıldı, ama site dosyayı henüz almadı.', ...inList]
    case 'changed':
    case 'busy':
      return ['Kurum dosyası bu sırada başkası tarafından değiştiriliyordu; ona dokunulmadı.', ...instead]
    case 'refused':
      return ['Kurum dosyasına yazıldı, ama site dosyayı almadı:', ...reasonLines(file.reasons), ...inList]
    case 'not-sound':
      return ['Kurum dosyası şu anda geçersiz; ona dokunulmadı:', ...reasonLines(file.reasons), ...instead]
    case 'unwritable':
      return ['Kurum dosyasına yazılamadı:', ...reasonLines(file.reasons), ...instead]
  }
}

function reasonLines(reasons: readonly string[]): string[] {
  return reasons.map((reason) => `  ${oneLine(reason)}`)
}
