import { isCurrencyCode } from '#domain/currency.ts'
import type { TransferSum } from '../../copy/accounts.ts'
import { formatDigits } from '../../format/format.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** The canonical address of a sum in lira, as the checklist writes it. */
const SUM = /^\?(bozdur|al)=([A-Z]{3})&tutar=(\d{1,9})(?:\.(\d{2}))?$/

/** The sum that the visitor came from; null in the server's HTML, which is one for all, and for any other address. */
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
