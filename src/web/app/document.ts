import { LANGUAGE_ENTRY } from '#contract/languages.ts'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { PAGE_STATE_ID, type PageState } from '#contract/page-state.ts'
import { CONSENT_PLACE } from '../features/consent/index.ts'
import { dataBlock, escape } from '../format/html.ts'
import { ENTRY, type PageAssets } from './page-assets.ts'

export interface DocumentHead {
  readonly title: string
  readonly description: string
  /** Null means that search engines must not list the page. */
  readonly canonical: string | null
  /** The address for share buttons. Defaults to the canonical address. */
  readonly sharedAddress?: string
  readonly structuredData: object
  /** Defaults to Turkish. */
  readonly language?: DocumentLanguage
  /** All language versions of the page, including this one. Undefined if the page is only in Turkish. */
  readonly alternates?: readonly Alternate[]
}

interface DocumentLanguage {
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  /** The Open Graph locale: "en_GB". */
  readonly locale: string
}

export interface Alternate {
  readonly lang: string
  readonly address: string
}

interface DocumentParts {
  readonly head: DocumentHead
  /** Null in development, because Vite serves the modules unbundled. */
  readonly assets: PageAssets | null
  readonly state: PageState
  readonly consent: string
  readonly markup: string
}

/** Returns the HTML document. It has no executable inline script and no inline style, so one CSP fits all pages. */
export function writeDocument({ head, assets, state, consent, markup }: DocumentParts): string {
  return `<!doctype html>
<html ${languageOf(head)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${[...describe(head, state.office), ...ICONS, ...(assets === null ? developmentFor(head.language === undefined ? ENTRY : LANGUAGE_ENTRY) : load(assets))].join('\n')}
${dataBlock('application/ld+json', head.structuredData)}
</head>
<body>
<div id="root">${markup}</div>
<div id="${CONSENT_PLACE}">${consent}</div>
${dataBlock('application/json', state, PAGE_STATE_ID)}
</body>
</html>
`
}

/** Omits `dir` for left-to-right languages, because it is the default. */
function languageOf({ language }: DocumentHead): string {
  if (language === undefined) return 'lang="tr"'
  return `lang="${language.lang}"${language.dir === 'rtl' ? ' dir="rtl"' : ''}`
}

function describe(head: DocumentHead, { name, origin }: OfficeFacts): string[] {
  const title = escape(head.title)
  const description = escape(head.description)
  const address =
    head.canonical === null
      ? ['<meta name="robots" content="noindex">']
      : [
          `<link rel="canonical" href="${escape(head.canonical)}">`,
          `<meta property="og:url" content="${escape(head.sharedAddress ?? head.canonical)}">`,
        ]
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    ...address,
    ...(head.alternates ?? []).map(
      ({ lang, address: href }) => `<link rel="alternate" hreflang="${lang}" href="${escape(href)}">`,
    ),
    '<meta property="og:type" content="website">',
    `<meta property="og:locale" content="${head.language?.locale ?? 'tr_TR'}">`,
    `<meta property="og:site_name" content="${escape(name)}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:image" content="${escape(origin)}/logo.png">`,
    `<meta property="og:image:alt" content="${escape(name)}">`,
    // With the size, a sharing service shows the picture on the first share, before it has fetched the file.
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}

/** The background of the navigation bar per theme. head.js reads both from the attributes of the meta tag. */
const NAVIGATION = { light: '#fafbf7', dark: '#121e32' } as const

const ICONS = [
  ...(['light', 'dark'] as const).map(
    (system) =>
      `<meta name="theme-color" content="${NAVIGATION[system]}" media="(prefers-color-scheme: ${system})" data-light="${NAVIGATION.light}" data-dark="${NAVIGATION.dark}">`,
  ),
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
]

const developmentFor = (entry: string): string[] => [
  '<script src="/head.js"></script>',
  '<script type="module" src="/@vite/client"></script>',
  // Fast refresh must load before the first component. It is a module because the CSP blocks inline scripts.
  '<script type="module" src="/@id/@vitejs/plugin-react/preamble"></script>',
  `<script type="module" src="/${entry}"></script>`,
]

function load({ head, entry, modules, sheet, fonts }: PageAssets): string[] {
  return [
    `<script src="${head}" data-entry="${entry}" data-modules="${modules.join(' ')}"></script>`,
    `<link rel="stylesheet" href="${sheet}">`,
    // Render only after the whole document is parsed. Otherwise a slow phone paints half of it and then shifts it.
    `<link rel="expect" href="#${CONSENT_PLACE}" blocking="render">`,
    // Browsers fetch fonts with CORS even from the same origin. Without `crossorigin` they would fetch them twice.
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
  ]
}
