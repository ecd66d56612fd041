/** The baseline for pages: a bare `node:http` server that only sends given bytes. */
import { createServer } from 'node:http'
import * as v from 'valibot'
import { listenLocally } from '../test/fakes/listening.ts'
import { answerParent } from './child.ts'

const given = v.object({ headers: v.record(v.string(), v.string()), body: v.string() })

answerParent((question) => {
  const { headers, body } = v.parse(given, question)
  const bytes = Buffer.from(body, 'base64')
  return listenLocally(createServer((_request, response) => response.writeHead(200, headers).end(bytes)))
})
