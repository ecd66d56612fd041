import { type CacheOrder, WORKER_PATH, WORKER_POLICY } from '#contract/worker-contract.ts'
import { logFailure } from '../../live/index.ts'

/** Asks the service worker to cache a page. Does nothing if the browser has no worker or is offline. */
export async function orderPageCache(what: CacheOrder): Promise<void> {
  // An offline browser could not fetch the page.
  if (navigator.onLine) (await activeWorker())?.postMessage(what)
}

/** Returns the worker that caches the site. Undefined means that the browser does not support or allow it. */
async function activeWorker(): Promise<ServiceWorker | undefined> {
  // The worker exists only in builds.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined
  try {
    await navigator.serviceWorker.register(address(), { updateViaCache: 'none' })
    const { active } = await navigator.serviceWorker.ready
    return active ?? undefined
  } catch (error) {
    logFailure('service worker', error)
    return undefined
  }
}

/** TypeScript's library lacks this interface. Firefox and older iPhones do not implement it. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (address: string) => string }
}

let address = (): string => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the interface of the Trusted Types standard
  const trusted = Reflect.get(globalThis, 'trustedTypes') as TrustedTypes | undefined
  const made =
    trusted?.createPolicy(WORKER_POLICY, { createScriptURL: () => WORKER_PATH }).createScriptURL('') ?? WORKER_PATH
  // Browsers throw if a policy of the same name is created twice.
  address = () => made
  return made
}
