import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { occurrences, type Occurrences } from './events.ts'
import { openWires } from './wires.ts'

type Mood =
  | { readonly kind: 'well' }
  | { readonly kind: 'html' }
  | { readonly kind: 'status'; readonly code: number }
  | { readonly kind: 'redirect' }
  | { readonly kind: 'slow'; readonly ms: number }

/** A central bank on loopback with today.xml, the archive of bulletins, the hourly gold rates and EVDS. */
export interface FakeCentralBank {
  /** The value for TCMB_URL and EVDS_URL. */
  readonly url: string
  /** Adds a bulletin to the archive and, if it is the newest, to today.xml. `day` is YYYY-MM-DD. */
  publish(day: string, xml: string | Uint8Array): void
  /** Adds gold rates to the archive of the hourly rates. `day` is YYYY-MM-DD. */
  publishGold(day: string, hour: number, xml: string): void
  /** Sets the EVDS answer to all series. */
  answerEvds(body: unknown): void
  html(): void
  status(code: number): void
  redirect(): void
  slow(ms: number): void
  back(): void
  readonly requests: Occurrences
  /** Requested paths with the EVDS key of each request, newest last. */
  readonly asked: readonly { readonly path: string; readonly key: string | undefined }[]
  stop(): Promise<void>
}

const ERROR_PAGE = '<!DOCTYPE html><html lang="tr"><body>Sayfa bulunamadı</body></html>'

export async function startFakeCentralBank({ port = 0 }: { port?: number } = {}): Promise<FakeCentralBank> {
  let mood: Mood = { kind: 'well' }
  let evds: unknown = { totalCount: 0, items: [] }
  const archive = new Map<string, string | Uint8Array>()
  const gold = new Map<string, string>()
  const requests = occurrences()
  const asked: { path: string; key: string | undefined }[] = []

  const documentAt = (path: string): readonly [number, string, string | Uint8Array] => {
    if (path.startsWith('/igmevdsms-dis/series=')) return [200, 'application/json;charset=UTF-8', JSON.stringify(evds)]
    const [, goldDate, goldMonth, goldYear, hour] =
      /^\/reeskontkur\/\d{6}\/(\d{2})(\d{2})(\d{4})-(\d{2})00\.xml$/.exec(path) ?? []
    const newest = [...archive.keys()].toSorted().at(-1)
    const [, year, month, date] = /^\/kurlar\/(\d{4})(\d{2})\/(\d{2})\2\1\.xml$/.exec(path) ?? []
    const xml =
      hour === undefined
        ? archive.get(path === '/kurlar/today.xml' ? (newest ?? '') : `${year}-${month}-${date}`)
        : gold.get(`${goldYear}-${goldMonth}-${goldDate} ${Number(hour)}`)
    return xml === undefined ? [404, 'text/html', ERROR_PAGE] : [200, 'application/xml', xml]
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? ''
    const { key } = request.headers
    asked.push({ path, key: typeof key === 'string' ? key : undefined })
    requests.happened()
    const current = mood
    switch (current.kind) {
      case 'html':
        response.writeHead(200, { 'content-type': 'text/html' }).end(ERROR_PAGE)
        return
      case 'status':
        response.writeHead(current.code, { 'content-type': 'text/plain' }).end('no')
        return
      case 'redirect':
        response.writeHead(302, { location: '/bakim.html' }).end()
        return
      case 'slow':
        await delay(current.ms, undefined, { ref: false })
        break
      case 'well':
        break
    }
    const [code, type, body] = documentAt(path)
    response.writeHead(code, { 'content-type': type }).end(body)
  }
  const wires = await openWires(
    createServer((request, response) => void answer(request, response)),
    port,
  )

  return {
    url: wires.url,
    requests,
    asked,
    publish: (day, xml) => void archive.set(day, xml),
    publishGold: (day, hour, xml) => void gold.set(`${day} ${hour}`, xml),
    answerEvds: (body) => void (evds = body),
    html: () => void (mood = { kind: 'html' }),
    status: (code) => void (mood = { kind: 'status', code }),
    redirect: () => void (mood = { kind: 'redirect' }),
    slow: (ms) => void (mood = { kind: 'slow', ms }),
    back: () => void (mood = { kind: 'well' }),
    stop: () => wires.close(),
  }
}

/**
 * One currency of a bulletin. `unit` is 100 for yen, as in the bank's files. An empty price becomes an empty element.
 */
export interface PrintedRate {
  readonly code: string
  readonly unit: number
  readonly buy: string
  readonly sell: string
}

/** Returns a bulletin in the bank's format. `day` is YYYY-MM-DD. */
export function bulletinXml(day: string, rates: readonly PrintedRate[]): string {
  const [year, month, date] = day.split('-')
  const currencies = rates.map(
    ({ code, unit, buy, sell }, order) => `	<Currency CrossOrder="${order}" Kod="${code}" CurrencyCode="${code}">
			<Unit>${unit}</Unit>
			<Isim>${code}</Isim>
			<CurrencyName>${code}</CurrencyName>
			${buy === '' ? '<ForexBuying/>' : `<ForexBuying>${buy}</ForexBuying>`}
			${sell === '' ? '<ForexSelling/>' : `<ForexSelling>${sell}</ForexSelling>`}
			<BanknoteBuying></BanknoteBuying>
			<BanknoteSelling/>
	</Currency>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<?xml-stylesheet type="text/xsl" href="isokur.xsl"?>
<Tarih_Date Tarih="${date}.${month}.${year}" Date="${month}/${date}/${year}"  Bulten_No="${year}/1" >
${currencies.join('\n')}
</Tarih_Date>
`
}

/** Returns hourly rates with gold in the bank's format. `day` is YYYY-MM-DD. */
export function goldXml(day: string, hour: number, { standard, pure }: { standard: string; pure: string }): string {
  const [year, month, date] = day.split('-').map(Number)
  const row = (code: string, alis: string) => `    <kur>
      <doviz_cinsi_tabani>TRY</doviz_cinsi_tabani>
      <doviz_cinsi>${code}</doviz_cinsi>
      <birim>1</birim>
      <alis>${alis}</alis>
    </kur>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<tcmbVeri>
  <doviz_kur_liste gecerlilik_tarihi="${year}-${month}-${date}" saat="${hour}:00">
${[row('USD', '42,5512'), row('XAU', standard), row('XAS', pure)].join('\n')}
  </doviz_kur_liste>
</tcmbVeri>
`
}
