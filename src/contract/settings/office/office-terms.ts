import { field, optionalField } from '#contract/settings/declaration.ts'
import { commission, otherCurrencies, purchaseTax } from '#contract/settings/kinds/terms-kinds.ts'
import { readAnswer } from '#contract/settings/spelling.ts'

const COSTS = { section: 'sums', form: 'BSMV ve komisyon', note: 'Hesabın altında yazar' } as const

/** The costs that pages name below a sum, if the office states them, and the currencies that visitors may ask for. */
export const TERMS = {
  /** The tax on a currency that visitors buy. */
  tax: optionalField(purchaseTax, {
    yaml: 'bsmv',
    name: 'BSMV',
    earlier: {
      yaml: 'havale.bsmv_dahil',
      expected: '“evet” ya da “hayır” olmalı',
      read: (written) => ({ true: 'included', false: null })[String(readAnswer(written))],
      hint: 'bu alan artık “bsmv”: “evet” yerine “bsmv: dahil” yazın, “hayır” ise satırı silin; sonraki sürüm bunu okumaz',
    },
    panel: {
      ...COSTS,
      label: 'Döviz satışında BSMV',
      hint: 'Fiyata dâhilse “dahil”, fiyata ekleniyorsa oranı: %0,2. Boş bırakılırsa sitede geçmez.',
    },
    shown: true,
  }),
  commission: optionalField(commission, {
    yaml: 'komisyon',
    name: 'komisyon',
    panel: {
      ...COSTS,
      label: 'Komisyon',
      hint: 'Almıyorsanız “yok”, alıyorsanız ne kadar olduğu. Boş bırakılırsa sitede geçmez.',
    },
    shown: true,
  }),
  otherCurrencies: field(otherCurrencies, {
    yaml: 'diger_dovizler',
    name: 'diğer dövizler',
    comment: `Tabelada olmayıp gişede sorulabilen dövizlerin kodları, örneğin [KWD, RUB, AED]; tabelanın
altında yazar. Hesapların altında yazanlar için buraya iki satır daha ekleyebilirsiniz;
yazmadığınız hiçbir sayfada geçmez:
  bsmv: dahil       döviz satışında BSMV fiyata dâhilse; fiyata ekleniyorsa oranı: "%0,2"
  komisyon: yok     komisyon almıyorsanız; alıyorsanız ne kadar olduğu`,
    panel: {
      section: 'sums',
      label: 'Diğer dövizler',
      note: 'Tabelanın altında yazar',
      hint: 'Tabelada olmayıp gişede sorulabilen dövizlerin kodları: KWD, RUB, AED. Yoksa “yok”.',
    },
    absent: [],
    shown: true,
    sample: [],
  }),
}
