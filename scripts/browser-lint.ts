/**
 * Fails where the built pages name what a browser of the floor doesn't have, unless it is said here why nobody misses
 * it.
 */
import { globSync, readFileSync } from 'node:fs'
import { youngFeaturesOfScript } from './script-features.ts'
import { youngFeaturesOfSheet } from './sheet-features.ts'

const ASKED_FIRST: readonly string[] = [
  // frame/use-menu.ts
  '.hidePopover()',
  ':popover-open',
  // offline/worker-at-work.ts
  '.createPolicy()',
  '.createScriptURL()',
  // live/live-feeds.ts
  'requestIdleCallback',
  // ui/ShareActions.tsx
  '.share()',
  // react-dom, of which the view transitions are not in use
  'navigation',
  '.startViewTransition()',
  '.skipTransition()',
  ':view-transition',
  ':view-transition-group',
  // web-vitals
  'PerformanceEventTiming',
  // @simplewebauthn/browser, of which the panel calls neither autofill nor signals
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

/** Methods of ours and of libraries that are called as younger ones of browsers are. */
const NAMESAKES: readonly string[] = ['.destroy()', '.draw()', '.move()', '.range()', '.take()', '.use()']

/** Without it everything is there and can be used. */
const HARMLESS: Readonly<Record<string, string>> = {
  'AbortSignal.timeout': 'older ones name the error otherwise, and the panel takes any for no answer',
  '@property': 'who reads the property gives the value that it begins with',
  '@page': 'the browser has margins of its own',
  '@media (scripting)': 'a visitor without scripts sees switches that do nothing',
  ':has': 'the page behind a dialog can be scrolled',
  'text-size-adjust': 'iPhones know it by its prefix',
  'scrollbar-gutter': 'iPhones have no scrollbar that takes space',
  'scrollbar-gutter: stable': 'as above',
  'text-wrap': 'lines break less evenly',
  'text-wrap: balance': 'as above',
  'text-wrap: pretty': 'as above',
  'cursor: pointer': 'a phone has no pointer',
  'cursor: not-allowed': 'as above',
  'cursor: none': 'as above',
  'cursor: progress': 'as above',
  size: 'the list for the wall is printed on the paper that the printer has',
  'break-after: avoid': 'a heading may end a printed page',
  ':details-content':
    'what is folded is folded on paper, too, where no script unfolds it (features/checklist/ChecklistDocuments.tsx)',
  'content-visibility': 'as above',
  'content-visibility: visible': 'as above',
  'forced-color-adjust': 'a phone has no forced colours',
  'forced-color-adjust: none': 'as above',
  'overscroll-behavior': 'the page behind a dialog can be scrolled',
  'accent-color': 'a box to tick has the colour of the browser’s choice; it stays legible',
  resize: 'the field scrolls',
  'resize: vertical': 'as above',
  'font-family: ui-monospace': 'the next face is taken',
}

const known = new Set([...ASKED_FIRST, ...NAMESAKES, ...Object.keys(HARMLESS)])
const found = new Map<string, string[]>()
for (const file of globSync('dist/{client,panel}/**/*.{js,css}')) {
  const code = readFileSync(file, 'utf8')
  const features = file.endsWith('.css') ? youngFeaturesOfSheet(code) : youngFeaturesOfScript(code)
  // Not every browser has one (some say "C", of which Intl throws), and our pages are Turkish for everybody.
  if (/\bnavigator\.languages?\b/.test(code)) features.add('navigator.language')
  for (const feature of features) found.set(feature, [...(found.get(feature) ?? []), file])
}

const above = [...found].filter(([feature]) => !known.has(feature))
for (const [feature, files] of above) console.log(`${feature}: above the floor, in ${files.join(', ')}`)
const outlived = [...known].filter((feature) => !found.has(feature))
for (const feature of outlived) console.log(`${feature}: nothing names it any more`)
if (above.length + outlived.length > 0) process.exitCode = 1
