import { readZone } from '../../src/server/runtime/zone.ts'

/** Istanbul's time from the lira's new beginning to the end of the provider's century, as this machine knows it. */
export const ISTANBUL = readZone(Date.UTC(2005, 0), Date.UTC(2100, 0))
