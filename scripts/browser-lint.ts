/**
 * Fails if the built pages use a feature that a browser of the floor lacks, unless a list below explains why that is
 * harmless.
 */
import { globSync, readFileSync } from 'node:fs'
import { youngFeaturesOfScript } from './script-features.ts'
import { youngFeaturesOfSheet } from './sheet-features.ts'

/** Features that a file or a library uses only if the browser has them, or contains but never uses. */
const FEATURE_TESTED: readonly string[] = [
  // frame/use-menu.ts
  '.hidePopover()',
  ':popover-open',
  // features/offline/order-page-cache.ts
  '.createPolicy()',
  '.createScriptURL()',
  // live/live-feeds.ts
  'requestIdleCallback',
  // ui/ShareActions.tsx
  '.share()',
  // react-dom; its view transitions are not used
  'navigation',
  '.startViewTransition()',
  '.skipTransition()',
  ':view-transition',
  ':view-transition-group',
  // web-vitals
  'PerformanceEventTiming',
  // @simplewebauthn/browser; the panel uses neither autofill nor signals
  '.getTransports()',
  '.getPublicKeyAlgorithm()',
  '.getPublicKey()',
  '.getAuthenticatorData()',
  '.isConditionalMediationAvailable()',
  '.signalUnknownCredential()',
  '.signalAllAcceptedCredentials()',
  '.signalCurrentUserDetails()',
  'PublicKeyCredential.getClientCapabilities',
  'PublicKeyCredential.isConditionalMediationAvailable',
]

/** Our own methods, and methods of libraries, that have the names of newer browser methods. */
const NAMESAKES: readonly string[] = ['.destroy()', '.draw()', '.move()', '.range()', '.take()', '.use()']

/** Features without which every page is still complete and usable, with the effect of their absence. */
const HARMLESS: Readonly<Record<string, string>> = {
  'AbortSignal.timeout': 'older browsers throw another error, and the panel treats every error as no answer',
  '@property': 'each use of the property has a fallback value',
  '@page': 'the browser uses its own margins',
  '@media (scripting)': 'a visitor without scripts sees inactive switches',
  ':has': 'the page behind a dialog can be scrolled; a choice between tables needs scripts',
  'text-size-adjust': 'iPhones support it with a prefix',
  'overflow-anchor': 'iPhones do not anchor the scroll position, so there is nothing to turn off',
  'overflow-anchor: none': 'as above',
  'scrollbar-gutter': 'iPhones have no scrollbar that takes space',
  'scrollbar-gutter: stable': 'as above',
  'text-wrap': 'lines break less evenly',
  'text-wrap: balance': 'as above',
  'text-wrap: pretty': 'as above',
  'cursor: pointer': 'a phone has no pointer',
  'cursor: not-allowed': 'as above',
  'cursor: none': 'as above',
  'cursor: progress': 'as above',
  size: 'the price list is printed on the paper in the printer',
  'break-after: avoid': 'a heading may end a printed page',
  ':details-content':
    'folded content stays folded on paper if no script unfolds it (features/checklist/ChecklistDocuments.tsx)',
  'content-visibility': 'as above',
  'content-visibility: visible': 'as above',
  'forced-color-adjust': 'a phone has no forced colours',
  'forced-color-adjust: none': 'as above',
  'overscroll-behavior': 'the page behind a dialog can be scrolled',
  'accent-color': 'a checkbox has the browser’s colour and stays legible',
  resize: 'the field scrolls',
  'resize: vertical': 'as above',
  'font-family: ui-monospace': 'the next font is used',
}

const known = new Set([...FEATURE_TESTED, ...NAMESAKES, ...Object.keys(HARMLESS)])
const found = new Map<string, string[]>()
for (const file of globSync('dist/{client,panel}/**/*.{js,css}')) {
  const code = readFileSync(file, 'utf8')
  const features = file.endsWith('.css') ? youngFeaturesOfSheet(code) : youngFeaturesOfScript(code)
  // navigator.language may be missing or "C", for which Intl throws, and our pages are Turkish for everybody.
  if (/\bnavigator\.languages?\b/.test(code)) features.add('navigator.language')
  for (const feature of features) found.set(feature, [...(found.get(feature) ?? []), file])
}

const above = [...found].filter(([feature]) => !known.has(feature))
for (const [feature, files] of above)
  console.log(`${feature}: not supported by all browsers of the floor, used in ${files.join(', ')}`)
const outlived = [...known].filter((feature) => !found.has(feature))
for (const feature of outlived) console.log(`${feature}: no longer used, remove it from the list`)
if (above.length + outlived.length > 0) process.exitCode = 1
