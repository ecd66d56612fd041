import type { Role } from '../../src/contract/panel/roles.ts'
import type { Result } from '../../src/domain/result.ts'
import type { IdentityOpening, SignedIn, Visitor } from '../../src/server/identity/identity.ts'
import { type Identity, openIdentity } from '../../src/server/identity/open-identity.ts'
import { type Authenticator, softAuthenticator } from './authenticator.ts'
import { fakeClock } from './clock.ts'
import { recordedLog } from './recorded-log.ts'
import { temporaryStore } from './temporary-store.ts'

export const PANEL = 'https://panel.angun.example'

export const VISITOR: Visitor = {
  address: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
}

/** A registered person who is signed in with a device. */
export interface Clerk extends SignedIn {
  readonly id: string
  readonly device: Authenticator
}

/** Opens the identity module with its own store and a stopped clock. */
export async function identityUnderTest(other: Partial<IdentityOpening> = {}) {
  const store = await temporaryStore()
  const clock = fakeClock(Date.UTC(2026, 8, 14, 7))
  const { log, lines } = recordedLog()
  const opening = {
    store,
    origin: PANEL,
    officeName: 'ANGÜN Döviz',
    demo: false,
    secret: 'of the tests',
    clock,
    log,
    ...other,
  }
  const identity = openIdentity(opening)
  return {
    identity,
    store,
    clock,
    lines,
    /** Opens the identity module of the same office again, like another process. */
    another: (changed: Partial<IdentityOpening> = {}): Identity => openIdentity({ ...opening, ...changed }),
    async person(name: string, role: Role = 'gise') {
      return valueOf(await identity.people.add({ name, role }, null))
    },
    async tokenFor(id: string): Promise<string> {
      return (
        valueOf(await identity.people.invite(id, null))
          .link.split('/')
          .at(-1) ?? ''
      )
    },
    async clerk(name: string, role: Role = 'gise', own = true): Promise<Clerk> {
      const { id } = await this.person(name, role)
      return { id, ...(await this.enrol(id, own)) }
    },
    async enrol(id: string, own = true) {
      const [token, device] = [await this.tokenFor(id), softAuthenticator(PANEL)]
      const credential = device.register(valueOf(await identity.enrolOptions(token, VISITOR)))
      return { device, ...valueOf(await identity.enrol(token, { credential, own, deviceName: 'Telefonum' }, VISITOR)) }
    },
    async signIn({ device }: Pick<Clerk, 'device'>, own = true): Promise<SignedIn> {
      const credential = device.answer(valueOf(await identity.signInOptions(VISITOR)))
      return valueOf(await identity.signIn({ credential, own }, VISITOR))
    },
    [Symbol.asyncDispose]: () => store[Symbol.asyncDispose](),
  }
}

export function valueOf<Value, Failure>(result: Result<Value, Failure>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}
