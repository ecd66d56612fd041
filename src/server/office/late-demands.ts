import type { OfficeText } from './schema.ts'
import type { Finding } from './yaml-source.ts'

/** What a real office's file has to say since a later release. A last good file from before goes on without it: an upgrade takes no site down. */
export function unmetDemands({ ornek_veri, hesap_sahibi }: OfficeText): Finding[] {
  if (ornek_veri || hesap_sahibi !== undefined) return []
  const reason = 'bu alan eksik; banka hesaplarının sahibini, bankada kayıtlı unvanıyla yazın'
  return [{ path: ['hesap_sahibi'], reason }]
}
