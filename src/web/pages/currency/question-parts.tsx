import { byCurrency, type CurrencyCode } from '#domain/currency.ts'
import { type LaterPart, laterPart } from '../../islands/later-part.tsx'

/** The questions of each currency: read and opened before their code is there, which only follows the price. */
export const questionParts: Readonly<Record<CurrencyCode, LaterPart>> = byCurrency((code) =>
  laterPart(`soru-${code}-`, async () => {
    const { Questions } = await import('./Questions.tsx')
    return () => <Questions code={code} />
  }),
)
