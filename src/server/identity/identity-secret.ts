import type { Log } from '../runtime/index.ts'
import { type SignInStore, StoreFailure } from '../store/index.ts'
import { newToken } from './secrets.ts'

/**
 * Returns the secret that signs challenges and stop passes. The first start creates it, and all replicas share it. If
 * the store can't keep it (a full disk), this process uses a secret of its own.
 */
export async function openIdentitySecret(store: Pick<SignInStore, 'keptSecret'>, log: Log): Promise<string> {
  const fresh = newToken()
  try {
    return await store.keptSecret('identity', fresh)
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error
    log.warn({ code: error.code, reason: error.message }, 'panel secret not stored')
    return fresh
  }
}
