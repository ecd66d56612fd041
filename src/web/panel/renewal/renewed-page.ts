import { PANEL_PAGE_ID, type PanelBody, type PanelPage } from '#contract/panel/page.ts'

type SignedInPage = Extract<PanelPage, { readonly body: PanelBody }>

const BEFORE_SIGN_IN: ReadonlySet<PanelPage['body']['kind']> = new Set(['sign-in', 'no-passkey', 'enrol', 'enrol-over'])

/** Whether it is a page within the frame, and none of those before it; only such a page has a stream. */
export function isSignedIn(page: PanelPage): page is SignedInPage {
  return !BEFORE_SIGN_IN.has(page.body.kind)
}

/**
 * The page as it is told again. What came of a form, and what was typed in it, is of the page that answered the form:
 * the stream, which only knows the address, knows nothing of either.
 */
export function renewed(shown: PanelPage, told: PanelPage): PanelPage {
  if (!isSignedIn(shown) || !isSignedIn(told)) return shown
  if (shown.body.kind !== told.body.kind) return { frame: told.frame, body: shown.body }
  return { frame: told.frame, body: withAnswer(told.body, shown.body) }
}

function withAnswer(told: PanelBody, shown: PanelBody): PanelBody {
  if (!('outcome' in shown) || shown.outcome === null) return told
  const answer = {
    outcome: shown.outcome,
    ...('typed' in shown && { typed: shown.typed }),
    // What was answered is not asked or opened again, though the address still does.
    ...('asksToHaltAll' in shown && { asksToHaltAll: shown.asksToHaltAll }),
    ...('asksToHalt' in shown && { asksToHalt: shown.asksToHalt }),
    ...('dialog' in shown && { dialog: shown.dialog }),
    ...('editing' in shown && { editing: shown.editing }),
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both are of one kind
  return { ...told, ...answer } as PanelBody
}

/** The data of the page in a document of the panel: no "<" stands in it. */
const DATA = new RegExp(`<script type="application/json" id="${PANEL_PAGE_ID}">([^<]*)</script>`)

/** What the server would show, read from the document that it answered with; null: it is none of the panel's. */
export function pageIn(html: string): PanelPage | null {
  const [, json] = DATA.exec(html) ?? []
  return json === undefined ? null : parsePage(json)
}

/** As our own server writes it into its documents and its stream. */
export function parsePage(json: string): PanelPage {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- reader and writer are of one build
  return JSON.parse(json) as PanelPage
}
