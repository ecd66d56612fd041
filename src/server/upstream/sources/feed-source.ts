import { webAddress } from '../../runtime/index.ts'
import { priceSource } from './price-source.ts'

/** The provider's JSON feed, which is polled while the socket is down or silent, or always if there is no socket. */
export const feedSource = priceSource({
  id: 'feed',
  name: 'Yedek kaynak (JSON)',
  nameAlone: 'Kur kaynağı (JSON)',
  checkedAs: 'JSON',
  comment: ['JSON adresi: soket susunca 5 saniyede bir sorulur; soket verilmezse hep sorulur.'],
  variables: {
    RATE_FEED_URL: {
      schema: webAddress,
      example: 'https://kurlar.ornek.com/today.json',
      meaning:
        "the provider's JSON feed: polled every 5 s while the socket is down, silent or sends nothing usable, and always if there is no socket. For it and `TCMB_URL`, redirects are followed only within the same origin",
    },
  },
  async start({ RATE_FEED_URL: url }, deps) {
    const { startProviderFeed } = await import('../provider-feed.ts')
    return startProviderFeed({ ...deps, url })
  },
})
