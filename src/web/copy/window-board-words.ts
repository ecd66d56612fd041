import type { WindowChoice } from '#contract/window-board.ts'
import { byCurrency } from '#domain/currency.ts'
import { barGrams, isBar } from '#domain/gold/bars.ts'
import type { MetalCode } from '#domain/instrument.ts'
import { capitalised } from '../format/format.ts'
import { currencyWords } from './currency-words.ts'
import { goldWords } from './gold.ts'

/** Texts of the window board. They are short, because people read them from across the street. */
export const windowBoard = {
  title: (shortName: string) => `Vitrin tabelası | ${shortName}`,
  heading: (shortName: string) => `${shortName} fiyatları`,
  caption: { doviz: 'Döviz fiyatları', altin: 'Altın fiyatları' },
  board: { doviz: 'Döviz', altin: 'Altın' },
  direction: 'Yön',
  code: 'Siteye giden karekod',
  onYourPhone: 'Güncel fiyatlar telefonunuzda',
  demo: 'Örnek veri: gerçek fiyat değildir',
  legal: 'Fiyatlar bilgi amaçlıdır; işlem fiyatı gişede kesinleşir.',
  live: 'Canlı',
  delayed: 'Gecikmeli',
  gone: 'Fiyat alınamıyor',
  lost: 'Bağlantı yok',
  closed: {
    title: 'Kapalıyız',
    opens: (when: string) => `${capitalised(when)} açılır`,
    onYourPhone: 'Fiyatlar ve saatler',
  },
}

/** Notices at the bottom that replace the office's own notice. */
export const windowNotices = {
  delayed: (minutes: number) =>
    `${minutes < 1 ? 'Fiyatlar şu anda yenilenmiyor' : `Fiyatlar ${minutes} dakikadır yenilenmedi`}. Kesin fiyatı gişede öğrenin.`,
  gone: 'Şu anda fiyat alınamıyor. Gişemiz açık, fiyatı içeride söyleriz.',
  /** `since` is, for example, "16.05’ten". */
  silentSince: (since: string) => `${since} beri bağlantı yok. Fiyatı içeride söyleriz.`,
}

export const windowNames = byCurrency((code) => currencyWords[code].formal)

/** Returns, for example, ["Gram", "24 ayar"] or ["Çeyrek", "yeni"]. */
export function windowGoldName(code: MetalCode): readonly [name: string, kind: string] {
  if (isBar(code)) return [`${barGrams(code)} gram`, 'külçe']
  const { name, age, details } = goldWords(code)
  return [name.replace(/ altın$/, ''), age ?? details[0] ?? '']
}

/** The controls that appear after a touch or a movement of the mouse. */
export const windowSettings = { title: 'Tabela ayarları', fullScreen: 'Tam ekran' }

type Setting<Value> = { readonly legend: string; readonly options: readonly (readonly [value: Value, name: string])[] }

export const windowParts: { readonly [Part in keyof WindowChoice]: Setting<WindowChoice[Part]> } = {
  pano: {
    legend: 'Tablolar',
    options: [
      ['doviz', 'Döviz'],
      ['altin', 'Altın'],
      ['doviz,altin', 'İkisi'],
    ],
  },
  tema: {
    legend: 'Görünüm',
    options: [
      ['gece', 'Gece'],
      ['gunduz', 'Gündüz'],
      ['saat', 'Saate göre'],
    ],
  },
  boy: {
    legend: 'Yazı',
    options: [
      ['1', 'Küçük'],
      ['2', 'Orta'],
      ['3', 'Büyük'],
    ],
  },
}

/** The printed price list. */
export const windowList = {
  title: (shortName: string) => `Fiyat listesi | ${shortName}`,
  heading: 'Fiyat listesi',
  /** For example "1 Ağustos 2026 Cumartesi 17.12 itibarıyla". */
  asOf: (moment: string) => `${moment} itibarıyla`,
  notLive: 'Basılı listedir, yenilenmez. Güncel fiyat gişede ve sitemizdedir.',
  time: 'Saat',
  print: 'Yazdırmak için Ctrl ve P tuşlarına birlikte basın.',
  board: 'Tabelaya dön',
}
