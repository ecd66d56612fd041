import { bareWord } from '../office/index.ts'
import { editDistance } from '../runtime/index.ts'
import type { Correction } from './command.ts'

/**
 * What a clerk types, and the command that is meant: names of prices and days are understood, commands are suggested.
 */

const COMMANDS: Readonly<Record<string, string>> = {
  durdur: 'halt',
  kaldir: 'halt',
  surdur: 'resume',
  'devam et': 'resume',
  devam: 'resume',
  'geri koy': 'resume',
  'geri al': 'undo',
  geri: 'undo',
  yayinla: 'publish',
  yayimla: 'publish',
  pay: 'margin',
  'kar payi': 'margin',
  saat: 'hours',
  saatler: 'hours',
  'ozel gun': 'special-day',
  tatil: 'special-day',
  duyuru: 'note',
  durum: 'status',
  onayla: 'accept',
  kabul: 'accept',
  gecir: 'accept',
  denetle: 'check',
  'kontrol et': 'check',
  kontrol: 'check',
  surumler: 'versions',
  karsilastir: 'diff',
  fark: 'diff',
  mesajlar: 'messages list',
  mesaj: 'messages show',
  'mesaj sil': 'messages erase',
  'mesajlar sil': 'messages erase',
  'messages sil': 'messages erase',
  'messages oku': 'messages show',
  'messages goster': 'messages show',
  'messages yanitla': 'messages mark',
  'messages gonder': 'messages resend',
  sil: 'messages erase',
  kisiler: 'people',
  'kisi ekle': 'people add',
  yedekle: 'backup',
  yedek: 'backup',
  'geri yukle': 'restore',
  tasi: 'move',
  yardim: 'help',
}

const OPTIONS: Readonly<Record<string, string>> = {
  evet: 'yes',
  alis: 'buy',
  satis: 'sell',
  bitis: 'until',
  kadar: 'until',
  acik: 'open',
  yetki: 'role',
  kimden: 'from',
}

/** `names`: of all commands. */
export function commandCorrection(names: readonly string[]): Correction {
  return (args) => {
    const words = args.map((arg) => bareWord(arg).replaceAll('-', ' '))
    for (const count of [2, 1]) {
      const word = words.slice(0, count).join(' ')
      const meant = COMMANDS[word] ?? nearest(word, names)
      if (meant !== undefined) return [[...meant.split(' '), ...args.slice(count)]]
    }
    // The first of those that begin so: "messages".
    const begun = names.find((name) => name.startsWith(`${words[0]} `))
    return begun === undefined ? [] : [begun.split(' ')]
  }
}

/** `known`: the options of the command that was named. */
export function optionCorrection(known: readonly string[]): Correction {
  return (args) => {
    const index = args.findIndex((arg) => arg.startsWith('--') && !known.includes(nameOf(arg)))
    const written = args[index]
    if (written === undefined) return []
    const word = bareWord(nameOf(written))
    const meant = OPTIONS[word] ?? nearest(word, known)
    if (meant === undefined || !known.includes(meant)) return []
    return [args.with(index, written.replace(nameOf(written), meant))]
  }
}

function nameOf(option: string): string {
  return option.slice(2).replace(/=.*$/s, '')
}

function nearest(word: string, names: readonly string[]): string | undefined {
  const most = word.length < 4 ? 1 : 2
  const [found] = names
    .map((name) => ({ name, distance: editDistance(word, name.replaceAll('-', ' ')) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((one, other) => one.distance - other.distance)
  return found?.name
}
