import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { haltRecord } from '../messages/index.ts'
import { carriesToken, type Clock } from '../runtime/index.ts'
import { type HaltRequest, readHaltRequest, type SettingsInForce } from '../settings/index.ts'
import { actFingerprint, StoreFailure } from '../store/index.ts'

/** The control of the running site for commands on this machine. */
export interface HaltControl {
  readonly token: string
  readonly office: Pick<SettingsInForce, 'halts' | 'stop' | 'resume'>
}

/** `halt` and `resume` of the operator's tool use these calls, because a halt works without the database. */
export function addHaltCalls(
  app: FastifyInstance,
  control: () => HaltControl | undefined,
  clock: Pick<Clock, 'now'>,
): void {
  const guarded =
    (answer: (request: FastifyRequest, reply: FastifyReply, office: HaltControl['office']) => unknown) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const controlled = control()
      if (controlled === undefined) return reply.code(503).send({ status: 'starting' })
      const isOwn = carriesToken(request.headers.authorization, controlled.token)
      return isOwn ? answer(request, reply, controlled.office) : reply.code(401).send({ status: 'error' })
    }
  app.get(
    '/halts',
    guarded((_request, reply, office) => reply.send({ halts: office.halts() })),
  )
  app.post(
    '/halts',
    guarded(async (request, reply, office) => {
      const read = readHaltRequest(request.body)
      if (read === null) return reply.code(400).send({ status: 'error' })
      const result = await StoreFailure.replacedBy('failed', carryOut(read, office, clock.now()))
      if (result === 'failed') return reply.code(503).send({ status: 'error' })
      return result === null ? reply.code(409).send({ status: 'error' }) : reply.send(result)
    }),
  )
}

function carryOut(request: HaltRequest, office: HaltControl['office'], at: number) {
  const { id, codes, by, seen } = request
  const act = { id, person: commandPerson(by), fingerprint: actFingerprint('command', request), at, codes, by }
  const record = haltRecord({ ...act, halted: seen === null, reason: null, via: 'command' })
  return seen === null ? office.stop({ ...act, reason: null, record }) : office.resume({ ...act, seen, record })
}

/** People of the panel have ids without a colon. */
function commandPerson(by: string | null): string {
  return `command:${by ?? ''}`
}
