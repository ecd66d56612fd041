import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PanelBody, PanelPage } from '#contract/panel/page.ts'
import type { PageBuild } from '../pages/index.ts'
import { HTML, pathOf, plainPage } from '../response/index.ts'
import { StoreFailure } from '../store/index.ts'
import { problem, type Problem } from './answer.ts'

type ProblemBody = Extract<PanelBody, { kind: 'problem' }>

interface DocumentParts {
  readonly build: Pick<PageBuild, 'drawPanel'>
  /** A page for what went wrong, as whoever asks may see it. */
  readonly drawProblem: (body: ProblemBody, request: FastifyRequest) => Promise<PanelPage>
}

/** Draws pages to whole documents, and answers what has no page or fails with one, too. */
export function addDocuments(app: FastifyInstance, { build, drawProblem }: DocumentParts) {
  const send = async (reply: FastifyReply, page: PanelPage, status = 200): Promise<FastifyReply> => {
    const document = await build.drawPanel(page, pathOf(reply.request.url))
    return reply.code(status).type(HTML).send(document)
  }
  const refuse = async (request: FastifyRequest, reply: FastifyReply, kind: Problem): Promise<FastifyReply> => {
    const body = problem(kind)
    try {
      return await send(reply, await drawProblem(body, request), body.status)
    } catch (error) {
      // It may be the renderer itself that fails.
      request.log.error({ err: error, path: pathOf(request.url) }, 'page of the panel not drawn')
      return reply.code(body.status).type(HTML).send(plainPage(body.title))
    }
  }
  app.setNotFoundHandler((request, reply) => refuse(request, reply, 'notFound'))
  app.setErrorHandler((error: FastifyError | StoreFailure, request, reply) => {
    if (error instanceof StoreFailure) {
      request.log.warn({ code: error.code, reason: error.message, path: pathOf(request.url) }, 'the store cannot')
      return refuse(request, reply, 'storeAway')
    }
    const kind = PROBLEMS.get(error.statusCode) ?? 'failed'
    if (kind === 'failed')
      request.log.error(
        { err: error, method: request.method, path: pathOf(request.url) },
        'request of the panel failed',
      )
    return refuse(request, reply, kind)
  })
  return { send }
}

/** What Fastify and its plugins throw; every other status is a bug of ours. */
const PROBLEMS: ReadonlyMap<number | undefined, Problem> = new Map([
  [400, 'badRequest'],
  [404, 'notFound'],
  [413, 'tooLarge'],
  [415, 'badRequest'],
])
