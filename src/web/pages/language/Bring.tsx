import { useId } from 'react'
import { PAPERS_ANCHOR } from '#contract/languages.ts'
import { unitPriceOf } from '#domain/conversion.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import { type PaperStep, paperSteps } from '#domain/papers.ts'
import { taxNumberInTurkish } from '../../copy/language-words.ts'
import { formatDigits } from '../../format/format.ts'
import { useRow } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { useLanguage } from './language-context.tsx'
import { codeText, liraText } from './language-text.ts'
import textParts from '../../ui/TextPart.module.css'

/** What the counter asks for, by the size of the sum; the lowest limit by today's worth first. */
export function Bring() {
  const language = useLanguage()
  const { bring } = language.words
  const { legal } = usePageState().office
  const titleId = useId()
  const { quote, halted } = useRow('USD')
  const rate = halted ? null : (quote?.buy ?? null)
  const dollar = rate === null ? null : unitPriceOf(CURRENCIES.USD, rate)
  const own = dollar === null ? null : { ...dollar, code: 'USD' as const }
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{bring.title}</h2>
      <div className={textParts.text}>
        <dl>
          {legal.identityFromUsd === null ? (
            <div>
              <dt>{bring.always}</dt>
              <dd>{bring.passportAsked}</dd>
            </div>
          ) : null}
          {paperSteps(legal, { sum: null, outcome: null, dollar, own }).map((step) => (
            <Step key={step.paper} step={step} />
          ))}
        </dl>
      </div>
      <p className="lang-note">{bring.linked(liraText(legal.identificationThreshold, language))}</p>
    </section>
  )
}

function Step({ step: { paper, limit, equivalent } }: { step: PaperStep }) {
  const language = useLanguage()
  const { figures, words } = language
  const { bring } = words
  switch (paper) {
    case 'identity':
      return (
        <div>
          <dt>{bring.from(codeText(limit, 'USD', language))}</dt>
          <dd>{bring.passport}</dd>
        </div>
      )
    case 'tax-number':
      return (
        <div>
          <dt>{bring.from(codeText(limit, 'USD', language))}</dt>
          <dd>
            {bring.taxNumber[0]}
            <bdi lang="tr" dir="ltr" translate="no">
              {taxNumberInTurkish}
            </bdi>
            {bring.taxNumber[1]}
          </dd>
        </div>
      )
    case 'documents':
      return (
        <div>
          <dt>
            {bring.above(liraText(limit, language))}
            {equivalent === null ? null : (
              <small>{bring.about(`${formatDigits(equivalent, 0, figures)}\u00A0USD`)}</small>
            )}
          </dt>
          <dd>
            <a href={PAPERS_ANCHOR}>{bring.list}</a>
          </dd>
        </div>
      )
  }
}
