import * as v from 'valibot'
import { SECOND } from '#domain/calendar.ts'
import { OFFICE_COMMAND, type Settings } from '../runtime/index.ts'
import { oneLine } from '../text/index.ts'
import type { Finding } from './finding.ts'
import { adminUrl } from './server-report.ts'
import { commandText } from './terminal-text.ts'

/** Of `/readyz`, what is wrong in words. */
const reportSchema = v.object({
  status: v.string(),
  findings: v.optional(v.array(v.object({ text: v.string(), remedy: v.nullable(v.string()) })), []),
})

/** Asks the site that runs with these settings what is wrong with it. */
export async function checkSite(settings: Settings): Promise<Finding> {
  const url = adminUrl(settings)
  const report = await reportAt(url)
  if (report === null) return { what: `Site çalışmıyor: yanıt yok (${url})`, state: 'attention', details: [] }
  const details = report.findings.flatMap(({ text, remedy }) => [
    oneLine(text),
    ...(remedy === null ? [] : [`  ${commandText(remedy)}`]),
  ])
  const well = report.status === 'ready' && details.length === 0
  const hint = well || details.length > 0 ? [] : [`ayrıntısı: ${OFFICE_COMMAND} status`]
  return { what: `Çalışan site: ${url}`, state: well ? 'well' : 'wrong', details: [...details, ...hint] }
}

async function reportAt(url: string): Promise<v.InferOutput<typeof reportSchema> | null> {
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3 * SECOND) })
    const report = v.safeParse(reportSchema, await answer.json())
    return report.success ? report.output : null
  } catch {
    return null
  }
}
