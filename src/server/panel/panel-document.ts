import { randomUUID } from 'node:crypto'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Trouble, TROUBLE_STATUS, type TroubleKind } from '#contract/panel/action-shapes.ts'
import type { PanelAssets } from '#contract/panel/page.ts'
import { PAGE as HOME_PAGE } from '#contract/panel/pages/home-page.ts'
import { PANEL_PATHS } from '#contract/panel/panel-paths.ts'
import { HTML, pathOf, plainPage } from '../response/index.ts'
import { escapeHtml } from '../text/index.ts'
import { hasStopPass } from './admission.ts'
import type { PanelContext } from './context.ts'
import { PLAIN } from './panel-sentences.ts'

/** Serves one document for every address that is neither an API call nor a file. Its script renders the page. */
export function addDocuments(app: FastifyInstance, opened: Promise<PanelContext>): void {
  app.setNotFoundHandler(async (request, reply) => {
    const { method, url } = request
    const isPage = (method === 'GET' || method === 'HEAD') && !/^\/(?:api|assets)\/|\.\w+$/.test(pathOf(url))
    if (!isPage) return refuse(reply, 'not-found')
    return sendDocument(request, reply, await opened)
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const kind = PROBLEMS.get(error.statusCode) ?? 'failed'
    if (kind === 'failed')
      request.log.error({ err: error, method: request.method, path: pathOf(request.url) }, 'panel request failed')
    return refuse(reply, kind)
  })
}

function refuse(reply: FastifyReply, kind: TroubleKind): FastifyReply {
  return reply.code(TROUBLE_STATUS[kind]).send({ kind } satisfies Trouble)
}

/** Errors of Fastify and its plugins. Every other status is a bug in this code. */
const PROBLEMS: ReadonlyMap<number | undefined, TroubleKind> = new Map([
  [400, 'bad-request'],
  [404, 'not-found'],
  [413, 'too-large'],
  [415, 'bad-request'],
])

/**
 * The document for a person who may stop prices contains a plain form for it, which needs no script. The store is not
 * asked, so that the document is served without it.
 */
async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  context: PanelContext,
): Promise<FastifyReply> {
  const assets = await context.build.panelAssets()
  const form = hasStopPass(request, context) ? plainStopAt(pathOf(request.url)) : ''
  const content = `<div id="root"></div>
<main><p>${PLAIN.loading}</p>${form}</main>`
  return reply.type(HTML).send(panelDocument(assets, { title: titleOf(context), script: true, content }))
}

/** Sends a sentence in the look of the panel, for a browser in which its script does not run. */
export async function sendSentence(
  reply: FastifyReply,
  status: number,
  sentence: string,
  context: PanelContext,
  link: { readonly href: string; readonly text: string } = PLAIN.toPanel,
): Promise<FastifyReply> {
  const assets = await context.build.panelAssets()
  const content = `<main><h1>${escapeHtml(sentence)}</h1><p><a href="${link.href}">${link.text}</a></p></main>`
  return reply
    .code(status)
    .type(HTML)
    .send(panelDocument(assets, { title: titleOf(context), script: false, content }))
}

function titleOf({ office }: PanelContext): string {
  return `${office.current().facts.shortName} gişe paneli`
}

/** The colour of a phone's bar in both themes, equal to the band at the top of each page. */
const BAR = { light: '#12233f', dark: '#142440' } as const

interface PanelDocument {
  readonly title: string
  /** False for a page that the script must not replace. */
  readonly script: boolean
  readonly content: string
}

function panelDocument(assets: PanelAssets, { title, script, content }: PanelDocument): string {
  const { sheet, head } = assets
  return `<!doctype html>
<html lang="tr">
<head>${head}
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${BAR.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${BAR.dark}" media="(prefers-color-scheme: dark)">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="${PANEL_PATHS.manifest}">
<link rel="stylesheet" href="${sheet}">
${script ? `<script type="module" src="${assets.script}"></script>` : ''}
</head>
<body>
${content}
</body>
</html>
`
}

/** Each page leads to the question, which a first press on a slow connection cannot answer by accident. */
function plainStopAt(path: string): string {
  if (path !== PANEL_PATHS.haltAll)
    return `<form action="${PANEL_PATHS.haltAll}"><button type="submit">${PLAIN.stop}</button></form>`
  return `<p>${PLAIN.ask}</p><form method="post" action="${PANEL_PATHS.haltAll}"><input type="hidden" name="islem" value="${randomUUID()}"><button type="submit">${PLAIN.yes}</button></form><p><a href="${HOME_PAGE.path}">${PLAIN.no}</a></p>`
}

/** Sends a page of plain text when nothing of the panel is known, not even its build. */
export function sendPlain(
  reply: FastifyReply,
  status: number,
  sentence: string,
  link: { readonly href: string; readonly text: string } = PLAIN.toPanel,
): FastifyReply {
  return reply.code(status).type(HTML).send(plainPage(sentence, link))
}
