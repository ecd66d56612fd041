import { renderToString } from 'react-dom/server'
import { PANEL_PAGE_ID, type PanelPage, type WritePanel } from '#contract/panel/page.ts'
import { PANEL_PATHS } from '#contract/panel/paths.ts'
import { fullPriceName } from '../copy/panel-prices.ts'
import { panelTitle, panelTitles } from '../copy/panel.ts'
import { dataBlock, escape } from '../format/html.ts'
import { Panel } from './Panel.tsx'

/** The surface of a phone's bar in either theme: that of the night band, which is over each page. */
const BAR = { light: '#12233f', dark: '#142440' } as const

/** A whole document of the panel, without inline scripts that run or inline styles. */
export const writePanel: WritePanel = (page, path, { script, sheet }) => `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${BAR.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${BAR.dark}" media="(prefers-color-scheme: dark)">
<title>${escape(panelTitle(titleOf(page.body), page.frame.officeName))}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="${PANEL_PATHS.manifest}">
<link rel="stylesheet" href="${escape(sheet)}">
<script type="module" src="${escape(script)}"></script>
</head>
<body>
<div id="root">${renderToString(<Panel page={page} path={path} />)}</div>
${dataBlock('application/json', page, PANEL_PAGE_ID)}
</body>
</html>
`

/** What a tab says of a page: which price, whose message. */
function titleOf(body: PanelPage['body']): string {
  if (body.kind === 'price') return fullPriceName(body.price.code)
  if (body.kind === 'message') return body.name
  return body.kind === 'problem' ? body.title : panelTitles[body.kind]
}
