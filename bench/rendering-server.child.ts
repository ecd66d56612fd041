/** The second baseline for pages: React renders the same page for every request, without compression. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuildManifest, PageState, Render } from '../src/contract/page-state.ts'
import { listenLocally } from '../test/fakes/listening.ts'
import { answerParent } from './child.ts'

const DIST = resolve(import.meta.dirname, '../dist')

answerParent(async (question) => {
  /* oxlint-disable typescript/no-unsafe-type-assertion -- our own build, and the state from our own server's page */
  const { render } = (await import(pathToFileURL(`${DIST}/server/entry.server.js`).href)) as { render: Render }
  const manifest = JSON.parse(readFileSync(`${DIST}/client/.vite/manifest.json`, 'utf8')) as BuildManifest
  const { state } = question as { state: PageState }
  /* oxlint-enable typescript/no-unsafe-type-assertion */
  return listenLocally(
    createServer((_request, response) => {
      const { html } = render('/', state, manifest)
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': Buffer.byteLength(html) }
      response.writeHead(200, headers).end(html)
    }),
  )
})
