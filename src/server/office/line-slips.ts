/**
 * Slips of the hand that the lines of a refused text show by themselves. YAML blames what is around them, or takes them
 * for something else, so they go before its own mistakes. `isYaml`: brackets and quotation marks are in order.
 */
export function lineSlips(text: string, isYaml: boolean) {
  const numbered = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, at) => ({ line, number: at + 1 }))
  const content = numbered.filter(({ line }) => !/^\s*(?:#|$)/.test(line))
  const lines = content.map(({ line }) => line)
  const found = [
    lines.map((line) => invisibleIn(line) ?? dashIn(line)),
    outermostIn(content),
    isYaml ? [] : unclosedIn(lines),
    dashesMissing(lines),
  ]
  return content.flatMap(({ number }, at) => {
    const reason = found.map((reasons) => reasons[at] ?? null).find((each) => each !== null)
    return reason === undefined ? [] : [{ line: number, field: '', reason }]
  })
}

/** Of each line that is no comment. */
type Reasons = (string | null)[]

function indentOf(line: string): number {
  return line.search(/\S/)
}

const INVISIBLE = [
  [/[\u00A0\u202F\u2000-\u200A]/u, 'bölünmez boşluk'],
  [/\uFEFF/u, 'dosya başı işareti, BOM'],
  [/[\u200B-\u200F\u2060\u00AD]/u, 'sıfır genişlikte bir karakter'],
] as const

const WIDE = INVISIBLE[0][0]

/** Of sentences, which hold a non-breaking space without harm. */
export function invisibleInWords(text: string): string | null {
  return invisible(text.replaceAll(new RegExp(WIDE, 'gu'), ' '))
}

/** Why a text with such a character is not what it looks like; null: it has none. */
function invisible(text: string): string | null {
  const [, name] = INVISIBLE.find(([letters]) => letters.test(text)) ?? []
  return name === undefined ? null : `burada görünmeyen bir karakter var (${name}); silip yeniden yazın`
}

/** What stands before a field, in its name, and between its colon and its value: words may hold such a space. */
const STRUCTURE = /(?:^|[{,])[^:'"[{,]*:(?:[\p{Z}\p{C}]+|$)|^[\p{Z}\p{C}-]+/gu

function invisibleIn(line: string): string | null {
  return invisible((line.match(STRUCTURE) ?? []).join(''))
}

const DASHES: Readonly<Record<string, string>> = { '–': 'uzun tire', '—': 'uzun tire', '−': 'matematik eksisi' }

function dashIn(line: string): string | null {
  const [, dash = ''] = /^\s*([–—−])\s*[\w{]/.exec(line) ?? []
  if (dash !== '') return `satırın başında ${DASHES[dash]} (${dash}) var; yerine kısa tire (-) ve bir boşluk yazın`
  return /^\s*-(?:\{|\w+:)/.test(line) ? 'satırın başındaki “-” işaretinden sonra bir boşluk olmalı' : null
}

/** What a refused value holds that only looks like what was meant, to go behind the reason; "": nothing. */
export function lookAlikeIn(value: string): string {
  const hidden = invisible(value)
  if (hidden !== null) return `; ${hidden}`
  const [quote] = /^[“”„«‘’‚]|[”»]$/.exec(value) ?? []
  if (quote !== undefined) return `; kıvrık tırnak (${quote}) yerine düz tırnak (") yazın`
  const [, dash = ''] = /(?:^|\d)\s*([–—−])\s*\d/.exec(value) ?? []
  return dash === '' || /\d[.:]\d\d\s*[–—]/.test(value) ? '' : `; ${DASHES[dash]} (${dash}) yerine kısa tire (-) yazın`
}

/** The value that a line gives to its field. */
export function valueOf(line: string): string {
  return line.replace(/^\s*(?:-\s+)?(?:[\w-]+:\s+)?/, '')
}

/** Inside braces a comma ends a value. */
export function restOfText(rest: string): string {
  const reason = `“${rest}”, virgülden sonra ayrı bir alan sayıldı; süslü ayraç içinde virgüllü değeri baştan sona tırnağa alın`
  return reason + lookAlikeIn(rest)
}

/** Of the groups of the outermost level, none of which is the name of one further in. */
const OUTERMOST =
  /^(?<indent> +)(?<name>kurum|iletisim|calisma_saatleri|duyuru|bankalar|yasal|kurlar|altin|veri_paylasimi|saklama):\s*(?:#.*)?$/

/** Mostly an example in the comments, of which only the number signs were taken away. */
function outermostIn(content: readonly { readonly line: string; readonly number: number }[]): Reasons {
  const groups = new Map(content.map(({ line, number }) => [/^(\w+):/.exec(line)?.[1], number]))
  const hasGold = content.some(({ line }) => /^ *altin:\s*(?:#.*)?$/.test(line))
  return content.map(({ line }, at) => {
    const [above, below] = [content[at - 1]?.line ?? '', content[at + 1]?.line ?? '']
    const { indent = '', name = '' } = OUTERMOST.exec(line)?.groups ?? {}
    if (name === '') return fieldsUnderNone(line, below) ?? goldField(line, hasGold || /^ *altin:/.test(above))
    const moved = indentOf(below) > indent.length ? 'bu satırı ve altındakileri' : 'bu satırı'
    const other = groups.get(name)
    const twice = other === undefined ? '' : `; ${other}. satırdaki “${name}:” silinmeli`
    return `“${name}:” satır başında durmalı: ${moved} ${indent.length} boşluk sola çekin${twice}`
  })
}

function goldField(line: string, hasGold: boolean): string | null {
  const [, indent] = /^( *)alinip_satilan:/.exec(line) ?? []
  if (indent === undefined) return null
  if (!hasGold)
    return '“altin:” bölümünün bir alanı; “altin: yok” yerine “altin:” yazın, bunu ve ötekileri onun altına 2 boşluk içeriden koyun'
  return indent === ''
    ? '“altin:” bölümünde alanlar 2, ürün adları 4, ürünlerin alanları 6 boşluk içeriden başlamalı'
    : null
}

function fieldsUnderNone(line: string, below: string): string | null {
  const [, name] = /^(duyuru|altin):\s+yok\s*$/.exec(line) ?? []
  if (name === undefined || !/^\s+\w+:/.test(below) || OUTERMOST.test(below)) return null
  return `“yok” yazıyor, ama altında alanlar var; “yok”u silin, satırda yalnızca “${name}:” kalsın`
}

/** A value ends on its line, or is continued further in. */
function unclosedIn(lines: readonly string[]): Reasons {
  let within = 0
  return lines.map((line, at) => {
    if (at < within || unclosed([line]) === null) return null
    let end = at + 1
    while (end < lines.length && isFurtherIn(lines[end] ?? '', line)) end += 1
    const reason = unclosed(lines.slice(at, end))
    if (reason === null) within = end
    return reason
  })
}

function isFurtherIn(line: string, than: string): boolean {
  return indentOf(line) > indentOf(than) || /^\s*[\]}]/.test(line)
}

const PAIRS = [
  ['{', '}', 'süslü ayraç'],
  ['[', ']', 'köşeli ayraç'],
] as const

const QUOTED = /(?<=[:,[{]\s*|-\s+)(?:"[^"]*"|'[^']*')/g
const OPEN_QUOTE = /(?:[:,[{]\s+|^\s*-\s+)(["'])/m

function unclosed(entry: readonly string[]): string | null {
  const bare = entry.map((line) => line.replaceAll(QUOTED, '').replace(/\s#.*/, ''))
  const text = bare.join('\n').replaceAll(QUOTED, '')
  const [, quote] = OPEN_QUOTE.exec(text) ?? []
  if (quote !== undefined) return `açılan tırnak (${quote}) kapanmamış; metnin sonuna da düz tırnak (${quote}) yazın`
  const count = (mark: string): number => text.split(mark).length - 1
  for (const [open, close, name] of PAIRS) {
    if (count(open) > count(close)) return `“${open}” ile açılan ${name} kapanmamış; sonuna “${close}” yazın`
    if (count(open) < count(close)) return `“${close}” var, ama onu açan “${open}” yok`
  }
  return null
}

const LIST = /^\s*(?:ozel_gunler|bankalar|rakamlarla):\s*(?:#.*)?$/
const DASH_MISSING = 'satırın başında “-” eksik; listenin her satırı “- ” ile başlar'

/** The first line of an item; the others of an item without one are told by it, too. */
function dashesMissing(lines: readonly string[]): Reasons {
  const outer: string[] = []
  const reported = new Set<string>()
  return lines.map((line) => {
    while (outer.length > 0 && indentOf(outer.at(-1) ?? '') >= indentOf(line)) outer.pop()
    const parent = outer.at(-1) ?? ''
    outer.push(line)
    const [, first] = /^\s*(\{|\w+:)/.exec(line) ?? []
    const [, sibling] = /^\s*- (\{|\w+:)/.exec(parent) ?? []
    if (first === undefined || reported.has(parent) || (first !== sibling && !LIST.test(parent))) return null
    if (first !== sibling) reported.add(parent)
    return DASH_MISSING
  })
}
