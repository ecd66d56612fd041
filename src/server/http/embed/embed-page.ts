import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { BOARDS } from '#contract/boards.ts'
import { EMBED_PATH, RENEWED_EVERY } from '#contract/shared-data.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import type { Pages } from '../../pages/index.ts'
import {
  CACHED_A_SECOND,
  createAnswerCache,
  embedPolicy,
  HTML,
  prepareAnswer,
  replyWith,
} from '../../response/index.ts'
import type { CallParts } from '../call.ts'

const HERE = import.meta.dirname

type Panel = 'doviz' | 'altin'

interface EmbedParts extends Pick<CallParts, 'facts' | 'clock'> {
  readonly pages: Pick<Pages, 'renderEmbed' | 'answerNotFound'>
}

/** `GET /gomulu?pano=doviz`: the table for pages of others, where the office file names some; 404 otherwise. */
export function embedRoute(app: FastifyInstance, { pages, facts, clock }: EmbedParts): void {
  const sheet = fileOf(embedSheet(), 'css', 'text/css')
  const script = fileOf(readFileSync(join(HERE, 'embed.js'), 'utf8'), 'js', 'text/javascript')
  for (const { path, answer } of [sheet, script]) app.get(path, (_request, reply) => replyWith(reply, answer))

  const answerOf = createAnswerCache<Panel>({
    async make(panel) {
      const needs = { rates: panel === 'doviz' ? CURRENCY_CODES : null, gold: panel === 'altin' ? BOARDS.coins : null }
      const body = await pages.renderEmbed({ ...needs, daysOf: null }, { sheet: sheet.path, script: script.path })
      return prepareAnswer({ contentType: HTML, cacheControl: CACHED_A_SECOND, body })
    },
    keyOf: (panel) => panel,
    maxAge: RENEWED_EVERY,
    maxSize: 2,
    clock,
  })

  app.get(EMBED_PATH, async (request, reply) => {
    const { sharing, gold } = facts()
    const panel = panelIn(request.url, gold !== undefined)
    if (sharing === undefined || sharing.framers.length === 0 || panel === undefined) {
      reply.hijack()
      pages.answerNotFound(request.raw, reply.raw)
      return reply
    }
    void reply.header('content-security-policy', embedPolicy(sharing.framers))
    return replyWith(reply, await answerOf(panel))
  })
}

/** Undefined: there is no such table. */
function panelIn(url: string, hasGold: boolean): Panel | undefined {
  const asked = new URL(url, 'http://here').searchParams.get('pano') ?? 'doviz'
  return asked === 'doviz' || (asked === 'altin' && hasGold) ? asked : undefined
}

/** Named by what is in it: it never changes. */
function fileOf(body: string, extension: string, contentType: string) {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 8)
  const cacheControl = 'public, max-age=31536000, immutable'
  const answer = prepareAnswer({ contentType: `${contentType}; charset=utf-8`, cacheControl, body })
  return { path: `${EMBED_PATH}/${hash}.${extension}`, answer }
}

/**
 * The sheet, led by those of the site's colours that it names: by day and, where the visitor's system says so, by
 * night.
 */
export function embedSheet(): string {
  const tokens = readFileSync(join(HERE, '../../../web/ui/tokens.css'), 'utf8')
  const sheet = readFileSync(join(HERE, 'embed.css'), 'utf8')
  const named = new Set([...sheet.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name))
  const colours = (selector: string): string => {
    const block = tokens.slice(tokens.indexOf(selector)).split('}', 1)[0] ?? ''
    const lines = [...block.matchAll(/(--[\w-]+): #[\da-f]{6};/g)].filter(([, name]) => named.has(name))
    return lines.map(([line]) => line).join('')
  }
  const day = `:root{color-scheme:light;${colours(':root {')}}`
  const night = `@media(prefers-color-scheme:dark){:root{color-scheme:dark;${colours(':root:not([data-theme]) {')}}}`
  return `${day}\n${night}\n${sheet}`
}
