import { socketAddress, webOrigin } from '../../runtime/index.ts'
import { priceSource } from './price-source.ts'

/** The provider's stream of prices over Socket.IO. */
export const socketSource = priceSource({
  id: 'socket',
  name: 'Canlı akış (soket)',
  checkedAs: 'soket',
  streams: true,
  comment: ['Soket (Socket.IO) adresi; sağlayıcı istiyorsa Origin başlığı:'],
  variables: {
    RATE_SOCKET_URL: {
      schema: socketAddress,
      example: 'wss://kurlar.ornek.com',
      meaning: 'Socket.IO address of the rate provider. Without it and without a feed: the demo market',
    },
    RATE_SOCKET_ORIGIN: {
      schema: webOrigin,
      optional: true,
      example: 'https://www.ornek.com',
      meaning: 'the `Origin` header that the provider requires',
    },
  },
  async start({ RATE_SOCKET_URL: url, RATE_SOCKET_ORIGIN: origin }, deps) {
    const { startProviderSocket } = await import('../provider-socket.ts')
    return startProviderSocket({ ...deps, url, origin })
  },
})
