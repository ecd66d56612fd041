import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { type BuildManifest, PAGE_STATE_ID, type PageState } from '#contract/page-state.ts'
import { WINDOW_ENTRY, WINDOW_HEAD, WINDOW_PATH } from '#contract/window-board.ts'
import { windowBoard, windowList } from '../copy/window-board-words.ts'
import { dataBlock, escape } from '../format/html.ts'
import { LiveRates } from '../live/index.ts'
import { PageStateProvider } from '../page-state/index.ts'
import { SCREEN_CLASS, WindowBoard, WindowList } from '../window-board/index.ts'
import { FONTS, fileOf } from './page-assets.ts'

/** Browsers without scripts and outdated browsers reload the page at this interval to get new prices. */
const ANEW_AFTER_S = 60

/** Returns the document of the window board or the printed list. It has its own scripts and style sheet. */
export function writeWindowDocument(path: string, state: PageState, manifest: BuildManifest | null): string {
  const isBoard = path === WINDOW_PATH
  const { shortName } = state.office
  const title = isBoard ? windowBoard.title(shortName) : windowList.title(shortName)
  const { head, entry, sheets, fonts } = manifest === null ? DEVELOPMENT : assetsOf(manifest)
  const scripts = [
    `<noscript><meta http-equiv="refresh" content="${ANEW_AFTER_S}"></noscript>`,
    ...head.map((src) => `<script src="${src}"></script>`),
    ...entry.map((src) => `<script type="module" src="${src}"></script>`),
  ]
  const links = [
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...sheets.map((href) => `<link rel="stylesheet" href="${href}">`),
  ]
  return `<!doctype html>
<html lang="tr" ${isBoard ? `class="${SCREEN_CLASS}" data-theme="dark"` : 'data-theme="light"'}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${[...(isBoard ? scripts : []), ...links].join('\n')}
</head>
<body>
<div id="root">${isBoard ? boardMarkup(state) : listMarkup(state)}</div>
${isBoard ? dataBlock('application/json', state, PAGE_STATE_ID) : ''}
</body>
</html>
`
}

function boardMarkup(state: PageState): string {
  return renderToString(
    <PageStateProvider state={state}>
      <LiveRates>
        <WindowBoard />
      </LiveRates>
    </PageStateProvider>,
  )
}

function listMarkup(state: PageState): string {
  return renderToStaticMarkup(
    <PageStateProvider state={state}>
      <WindowList />
    </PageStateProvider>,
  )
}

const DEVELOPMENT = {
  head: ['/tabela.js'],
  entry: ['/@vite/client', '/@id/@vitejs/plugin-react/preamble', `/${WINDOW_ENTRY}`],
  sheets: ['/src/web/ui/base.css', '/src/web/window-board/WindowList.module.css'],
  fonts: [],
}

function assetsOf(manifest: BuildManifest) {
  const entry = fileOf(manifest, WINDOW_ENTRY)
  return {
    head: [`/${fileOf(manifest, WINDOW_HEAD).file}`],
    entry: [`/${entry.file}`],
    sheets: (entry.css ?? []).map((file) => `/${file}`),
    fonts: FONTS.map((font) => `/${fileOf(manifest, font).file}`),
  }
}
