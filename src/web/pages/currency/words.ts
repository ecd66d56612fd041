import type { CurrencyCode } from '#domain/currency.ts'
import type { PaperLimits } from '#domain/papers.ts'
import { currencyWords } from '../../copy/currency-words.ts'
import { identificationText } from '../../copy/identification.ts'

export const questions = {
  title: 'Sorular',
  sides: {
    question: 'Alış ve satış nedir?',
    answer: (code: CurrencyCode) => {
      const { plain, yours } = currencyWords[code]
      return `Alış, gişemizin sizden ${plain} satın aldığı kurdur; ${yours} bozdururken geçerlidir. Satış, gişemizin size ${plain} sattığı kurdur; ${plain} alırken geçerlidir.`
    },
    /** Introduces the two figures. */
    now: (code: CurrencyCode) => `Son kurumuz, ${code === 'JPY' ? '100 yen' : `1 ${currencyWords[code].plain}`} için:`,
  },
  counter: {
    question: 'Bu kur gişede de geçerli mi?',
    answer: 'İşlem fiyatı gişede, işlem sırasında kesinleşir; sayfadaki kur o zamana kadar değişebilir.',
  },
  bank: {
    question: 'Merkez Bankası kuru neden farklı?',
    answer:
      'TCMB kurları iş günlerinde bir kez açıklanan gösterge kurlarıdır; gişe kuru gün boyunca piyasayla birlikte değişir.',
  },
  checklist: {
    question: (name: string) => `${name} bozdururken ne getirmeliyim?`,
    answer: (limits: PaperLimits) => `${identificationText(limits)} Getireceğiniz belgeleri `,
    link: 'hesap sayfamızda',
    after: ' tutarınıza göre görebilirsiniz.',
  },
  spread: {
    question: 'Makas ne demek?',
    answer: 'Satış ile alış kuru arasındaki farktır.',
    now: (code: CurrencyCode) => `Son kurumuzda ${currencyWords[code].within}:`,
  },
}
