import { type CacheOrder, WORKER_PATH, WORKER_POLICY } from '#contract/worker-contract.ts'
import { logFailure } from '../../live/index.ts'

/** Asks the worker to cache a page, where the browser has one. */
export async function orderPageCache(what: CacheOrder): Promise<void> {
  // Without a network, what the cache has is as good as it gets.
  if (navigator.onLine) (await activeWorker())?.postMessage(what)
}

/** The worker that caches the site. Undefined where the browser has none, or refuses it: the site works without. */
async function activeWorker(): Promise<ServiceWorker | undefined> {
  // In development nothing is built.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined
  try {
    await navigator.serviceWorker.register(address(), { updateViaCache: 'none' })
    const { active } = await navigator.serviceWorker.ready
    return active ?? undefined
  } catch (error) {
    logFailure('worker', error)
    return undefined
  }
}

/** What TypeScript's library does not know of yet, and neither do Firefox and older iPhones. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (address: string) => string }
}

let address = (): string => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the standard's own shape
  const trusted = Reflect.get(globalThis, 'trustedTypes') as TrustedTypes | undefined
  const made =
    trusted?.createPolicy(WORKER_POLICY, { createScriptURL: () => WORKER_PATH }).createScriptURL('') ?? WORKER_PATH
  // A policy is made once.
  address = () => made
  return made
}
