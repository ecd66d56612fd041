import { oneLine } from '../../text/index.ts'
import { sourceErrorText, sourceName } from '../../upstream/index.ts'
import { healthCheck } from '../health-check.ts'

/** A failing fallback is not reported while it is idle. */
export const sourceFailing = healthCheck({
  kind: 'source-failing',
  weight: 'degraded',
  test: ({ sources }) =>
    sources.flatMap(({ name, state, failingSince: since, lastError }) =>
      since === null || state === 'idle' ? [] : { about: name, name, lastError, since, remedy: 'angun-office check' },
    ),
  text({ name, lastError }, { sources }) {
    const why = lastError === null ? '' : `: ${oneLine(sourceErrorText(lastError))}`
    return `${sourceName(name, sources)} kullanılamıyor${why}.`
  },
  owner: {
    text: 'Fiyat kaynaklarından biri kullanılamıyor.',
    advice: 'Fiyatlar yenileniyorsa bir şey yapmanız gerekmez; sürerse teknisyeninize haber verin.',
  },
  mail: null,
})
