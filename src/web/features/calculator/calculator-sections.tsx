import { byCurrency, type CurrencyCode } from '#domain/currency.ts'
import { type LaterPart, laterPart } from '../../islands/later-part.tsx'

/** The small calculator, by the currency that it begins with. */
export const calculatorSections: Readonly<Record<CurrencyCode, LaterPart>> = byCurrency((code) =>
  laterPart(`hesap-${code}-`, async () => {
    const { CalculatorSection } = await import('./CalculatorSection.tsx')
    return () => <CalculatorSection code={code} />
  }),
)
