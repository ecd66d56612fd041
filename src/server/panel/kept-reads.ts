import type { Identity } from '../identity/index.ts'
import { keptWhileUnchanged, type Store, type StoreRevision } from '../store/index.ts'

export type KeptReads = ReturnType<typeof keptReads>

/** The readings of pages. An action reads the store itself, because it needs what is stored now. */
export function keptReads(
  store: Pick<Store, 'acts' | 'messages' | 'message' | 'countMessages' | 'hiddenSetUp'>,
  identity: Pick<Identity, 'people' | 'signedInDevices'>,
  revision: StoreRevision,
) {
  return {
    acts: keptWhileUnchanged(revision, store.acts),
    messages: keptWhileUnchanged(revision, store.messages),
    message: keptWhileUnchanged(revision, store.message),
    countMessages: keptWhileUnchanged(revision, store.countMessages),
    hiddenSetUp: keptWhileUnchanged(revision, store.hiddenSetUp),
    people: keptWhileUnchanged(revision, () => identity.people.list()),
    signedInDevices: keptWhileUnchanged(revision, () => identity.signedInDevices()),
  }
}
