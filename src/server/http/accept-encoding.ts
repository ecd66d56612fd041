export type Encoding = 'br' | 'gzip' | 'identity'

/** Browsers send a handful of different headers: each is read once. The bound keeps made-up ones from filling memory. */
const read = new Map<string, Encoding>()
const REMEMBERED = 64

/** The smallest encoding that the client takes (RFC 9110 12.5.3). Without a header, or when it refuses all of them: identity. */
export function preferredEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string') return 'identity'
  const known = read.get(header)
  if (known !== undefined) return known
  const encoding = parse(header)
  if (read.size < REMEMBERED) read.set(header, encoding)
  return encoding
}

function parse(header: string): Encoding {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, q === undefined ? 1 : Number(q.slice(2)))
  }
  const takes = (encoding: Encoding): boolean => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}
