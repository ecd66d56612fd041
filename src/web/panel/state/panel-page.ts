import type { PanelBody, PanelPage } from '#contract/panel/page.ts'

export type SignedInPage = Extract<PanelPage, { readonly body: PanelBody }>

const BEFORE_SIGN_IN: ReadonlySet<PanelPage['body']['kind']> = new Set(['sign-in', 'enrol', 'enrol-over'])

/** Returns true for pages inside the frame, false for pages before sign-in. */
export function isSignedIn(page: PanelPage): page is SignedInPage {
  return !BEFORE_SIGN_IN.has(page.body.kind)
}
