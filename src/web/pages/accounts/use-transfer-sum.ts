import { isCurrencyCode } from '#domain/currency.ts'
import { formatDigits } from '../../format/format.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { TransferSum } from './words.ts'

/** The canonical query of a sum in lira, which the checklist writes. */
const SUM = /^\?(bozdur|al)=([A-Z]{3})&tutar=(\d{1,9})(?:\.(\d{2}))?$/

/** Returns the sum in the URL. Null means that there is none, or that the page is not hydrated yet. */
export function useTransferSum(): TransferSum | null {
  const hydrated = useHydrated()
  return hydrated ? transferSumOf(location.search) : null
}

export function transferSumOf(search: string): TransferSum | null {
  const [, deal, code = '', whole = '', hundredths = ''] = SUM.exec(search) ?? []
  if (!isCurrencyCode(code)) return null
  const amount = formatDigits(Number(whole + hundredths), hundredths.length)
  return { deal: deal === 'al' ? 'buy' : 'sell', item: `${amount} ${code}` }
}
