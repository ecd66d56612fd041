import type { SourceId } from './source-health.ts'

/** What people call each, wherever they read of it. */
export const SOURCE_NAMES: Readonly<Record<SourceId, string>> = {
  socket: 'Canlı akış (soket)',
  feed: 'Yedek kaynak (JSON)',
  tcmb: 'TCMB bülteni',
  evds: 'TCMB bülteni (EVDS)',
  'demo market': 'Örnek piyasa',
  'tcmb gold': 'TCMB saatlik altın',
  'demo bank': 'Örnek bülten',
  'demo gold': 'Örnek saatlik altın',
}
