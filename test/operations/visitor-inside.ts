/** A visitor in the network namespace of another machine. This file starts itself there and answers over IPC. */
import { spawn } from 'node:child_process'
import { request } from 'node:https'
import * as v from 'valibot'

const question = v.object({
  number: v.number(),
  host: v.string(),
  path: v.string(),
  /** A JSON body to post. Without a body, the request is a GET. */
  body: v.optional(v.string()),
})
type InsideRequest = v.InferOutput<typeof question>

const answer = v.object({ number: v.number(), status: v.number(), text: v.string() })
type Answer = v.InferOutput<typeof answer>

export interface Visitor {
  /** Sends a request. Resolves with status 0 and the error message if there is no answer. */
  readonly ask: (host: string, path: string, body?: string) => Promise<Pick<Answer, 'status' | 'text'>>
  close(): void
}

/** Starts the visitor. `place` are the arguments of `nsenter` for the target namespaces. */
export function openVisitor(place: readonly string[]): Visitor {
  const child = spawn('nsenter', [...place, process.execPath, import.meta.filename], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const waiting = new Map<number, (answer: Answer) => void>()
  child.on('message', (message) => {
    const given = v.parse(answer, message)
    waiting.get(given.number)?.(given)
    waiting.delete(given.number)
  })
  let asked = 0
  return {
    ask(host, path, body) {
      const number = (asked += 1)
      child.send({ number, host, path, body } satisfies InsideRequest)
      return new Promise((resolve) => {
        waiting.set(number, resolve)
      })
    },
    close: () => void child.kill(),
  }
}

function get({ number, host, path, body }: InsideRequest): void {
  const done = (status: number, text: string): void => void process.send?.({ number, status, text } satisfies Answer)
  const type = body !== undefined && { 'content-type': 'application/json' }
  const asking = request(
    {
      host: '127.0.0.1',
      servername: host,
      path,
      method: body === undefined ? 'GET' : 'POST',
      headers: { host, ...type },
      rejectUnauthorized: false,
      agent: false,
    },
    (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (text += part)).on('end', () => done(response.statusCode ?? 0, text))
    },
  )
  asking.on('error', ({ message }) => done(0, message)).end(body)
}

if (import.meta.main) process.on('message', (message) => get(v.parse(question, message)))
