import * as v from 'valibot'
import { providerAddress } from '../../runtime/index.ts'
import { keyedProvider } from '../keyed-provider.ts'
import { feedSource } from './feed-source.ts'
import { priceSource } from './price-source.ts'
import { socketSource } from './socket-source.ts'

/** A provider that sells prices for a key, under its own names. It runs as a socket or a feed by its address. */
export const keyedSource = priceSource({
  id: 'keyed',
  runsAs: ({ RATE_API_URL }) => (isSocket(RATE_API_URL) ? socketSource : feedSource),
  usesMapping: true,
  excludes: [socketSource, feedSource],
  comment: [
    'Anahtarla fiyat satan bir sağlayıcı: bunların yerine. https:// 5 saniyede bir sorulur, wss:// Socket.IO’dur; anahtar her istekte bu başlıkla gider.',
    'Sağlayıcının adları kurum dosyasındaki “saglayici” bölümündedir.',
  ],
  variables: {
    RATE_API_URL: {
      schema: providerAddress,
      example: 'https://api.ornek.com/v1/rates',
      meaning:
        'a provider that sells prices for a key, instead of the two above; all three or none: `https://` is polled every 5 s, `wss://` is Socket.IO. The key is sent in the header of that name; see [below](#a-provider-with-a-key)',
    },
    RATE_API_KEY: {
      schema: v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'boşluksuz bir anahtar')),
      secret: true,
    },
    RATE_API_KEY_HEADER: {
      schema: v.pipe(v.string(), v.regex(/^[\w-]+$/, 'bir başlık adı, örneğin X-Api-Key')),
      example: 'X-Api-Key',
    },
  },
  async start({ RATE_API_URL: url, RATE_API_KEY: key, RATE_API_KEY_HEADER: header }, deps) {
    const wire = keyedProvider({ header, key }, deps.mapping)
    if (isSocket(url)) {
      const { startProviderSocket } = await import('../provider-socket.ts')
      return startProviderSocket({ ...deps, url, wire })
    }
    const { startProviderFeed } = await import('../provider-feed.ts')
    return startProviderFeed({ ...deps, url, wire })
  },
})

function isSocket(address: string): boolean {
  return /^ws/i.test(address)
}
