import type { SettingsMistake } from '#contract/settings/settings-mistake.ts'
import type { OfficeSettings } from '#contract/settings/settings-schema.ts'
import { addressOf, isLoopback, type MarketSettings } from '../runtime/index.ts'

/** Returns the mistakes of publishing a real document with invented prices, or the sample with real prices. */
export function marketRefusal({ sample }: Pick<OfficeSettings, 'sample'>, market: MarketSettings): SettingsMistake[] {
  const addresses = market.kind === 'demo' ? [] : market.sources.map(addressOf)
  const real = addresses.find(isElsewhere)
  if (sample && real !== undefined)
    return [{ path: ['sample'], kind: 'sample-beside-real-prices', params: { host: new URL(real).host } }]
  // The setting for the provider is missing.
  if (!sample && market.kind === 'demo')
    return [{ path: ['sample'], kind: 'real-office-beside-demo-prices', params: {} }]
  return []
}

/** Reserved names (RFC 2606, 6761) and this machine, which only tests and rehearsals use. */
const NOWHERE = /(?:^|\.)(?:localhost|test|example|invalid|example\.(?:com|net|org))$/

function isElsewhere(address: string | null): address is string {
  const host = (address === null ? undefined : URL.parse(address)?.hostname)?.replace(/^\[(.*)\]$/, '$1')
  return host !== undefined && !NOWHERE.test(host) && !isLoopback(host)
}
