import { readPriceMessage } from '#contract/price-wire.ts'
import { SECOND } from '#domain/calendar.ts'
import type { Instrument } from '#domain/instrument.ts'
import type { PriceMessage } from '#domain/quote.ts'
import { fail, type Result } from '#domain/result.ts'
import { repeat } from '../runtime/index.ts'
import { fetchDocument } from './fetch-document.ts'
import { parseForeign } from './foreign-json.ts'
import type { WireShape } from './keyed-provider.ts'
import { withoutPrices } from './price-shape.ts'
import type { SourceFailure } from './source-failure.ts'
import { createHealth, type RunningSource } from './source.ts'
import type { PriceSourceParts } from './sources/price-source.ts'

interface ProviderFeedOptions extends Omit<PriceSourceParts, 'mapping'> {
  readonly url: string
  readonly wire?: WireShape | undefined
}

const POLL_EVERY = 5 * SECOND
const LOOK_EVERY = SECOND
/** Shorter than the interval, so that polls never overlap. */
const ANSWER_WITHIN = 4 * SECOND
/** The limit of an answer in bytes. The recorded answers have 21 KB. */
const LARGEST_ANSWER = 1024 * 1024

/** Polls the provider's JSON feed every 5 s while its socket is down or silent. */
export function startProviderFeed(options: ProviderFeedOptions): RunningSource {
  const { id, url, clock, log, silentFor5s, onMessage } = options
  const health = createHealth(id, clock, log)
  const address = new URL(url)
  if (options.wire === undefined) address.searchParams.set('dil_kodu', 'tr')
  let polledAt = -Infinity

  const poll = async (signal: AbortSignal): Promise<void> => {
    const message = await askFeed(address.href, options)
    if (signal.aborted) return
    if (message.ok) {
      health.good(clock.now())
      onMessage(message.value, clock.now())
    } else health.failed(message.error)
  }

  const polling = repeat({
    first: Infinity,
    async run(signal) {
      if (!silentFor5s()) {
        health.enter('idle')
        return LOOK_EVERY
      }
      if (clock.elapsed() - polledAt >= POLL_EVERY) {
        polledAt = clock.elapsed()
        await poll(signal)
      }
      return Math.min(LOOK_EVERY, Math.max(0, polledAt + POLL_EVERY - clock.elapsed()))
    },
    clock,
  })
  polling.wake()
  return {
    health: () => health.read(),
    [Symbol.dispose]() {
      void polling[Symbol.asyncDispose]()
      health.enter('idle')
    },
  }
}

/** Polls the feed once. */
async function askFeed(
  url: string,
  { selection, wire, clock }: Pick<ProviderFeedOptions, 'selection' | 'wire' | 'clock'>,
): Promise<Result<PriceMessage, SourceFailure>> {
  const body = await fetchDocument(url, {
    clock,
    timeout: ANSWER_WITHIN,
    limit: LARGEST_ANSWER,
    headers: { accept: 'application/json', ...wire?.headers },
  })
  return body.ok ? readFeed(body.value, selection(), wire?.translate) : body
}

/**
 * Reads the feed's answer with yen per 1. The content type is ignored, because simple hosts serve JSON as text/html.
 */
export function readFeed(
  bytes: Uint8Array,
  selection: readonly Instrument[],
  translate: WireShape['translate'] = (body) => body,
): Result<PriceMessage, SourceFailure> {
  const text = new TextDecoder().decode(bytes).trim()
  if (text.startsWith('<')) return fail({ kind: 'html-instead-of-json' })
  const parsed = parseForeign(text)
  if (!parsed.ok) return fail({ kind: parsed.error })
  const body = translate(parsed.value)
  const message = readPriceMessage(body, selection, 1)
  if (!message.ok) return fail({ kind: message.error })
  return message.value.prices.some(({ sell }) => sell.ok) ? message : fail(withoutPrices(message.value, body))
}
