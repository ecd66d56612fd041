import { type ReactNode, useId } from 'react'
import { LANGUAGE_GOODS } from '#contract/language-goods.ts'
import { PAPERS_ANCHOR } from '#contract/languages.ts'
import { askedSum, type SumQuery } from '#contract/sum-query.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { PaperStep } from '#domain/papers.ts'
import { taxNumberInTurkish } from '../../copy/language-words.ts'
import { usePaperSteps } from '../../features/checklist/index.ts'
import { useOutcome } from '../../features/sum/index.ts'
import { formatDigits } from '../../format/format.ts'
import { formatAmount } from '../../format/money-text.ts'
import { usePageState } from '../../page-state/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { check } from '../../ui/icons.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useLanguage } from './language-context.tsx'
import { codeText, liraText } from './language-text.ts'
import textParts from '../../ui/TextPart.module.css'

/** Lists the documents by sum and ticks those that the visitor's sum needs. */
export function Bring({ query }: { query: SumQuery<CurrencyCode> }) {
  const languageParts = useLanguage()
  const { language, words, figures } = languageParts
  const { bring } = words
  const { legal } = usePageState().office
  const titleId = useId()
  const sum = askedSum(query)
  const outcome = useOutcome(sum, { goods: LANGUAGE_GOODS[language] })
  const { steps, code } = usePaperSteps(query, outcome)
  const hasAnyLimit = legal.identityFromUsd !== null
  const [item] = sum?.items ?? []
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{bring.title}</h2>
      {item === undefined ? null : (
        <Needed steps={steps} sum={`${formatAmount(item.amount, figures)}\u00A0${item.code}`} isWhole={hasAnyLimit} />
      )}
      <div className={textParts.text}>
        <dl>
          {hasAnyLimit ? null : (
            <div>
              <dt>{bring.always}</dt>
              <dd>{bring.passportAsked}</dd>
            </div>
          )}
          {steps.map((step) => (
            <Step key={step.paper} step={step} code={code ?? 'USD'} />
          ))}
        </dl>
      </div>
      <p className="lang-note">{bring.linked(liraText(legal.identificationThreshold, languageParts))}</p>
    </section>
  )
}

/** `isWhole` means that sums below all limits need no documents. */
function Needed({ steps, sum, isWhole }: { steps: readonly PaperStep[]; sum: string; isWhole: boolean }) {
  const { bring } = useLanguage().words
  if (steps.some(({ isReached }) => isReached === true)) return <p className="lang-needed">{bring.needed(sum)}</p>
  const isNothing = isWhole && steps.every(({ isReached }) => isReached === false)
  return isNothing ? <p className="lang-needed">{bring.nothing(sum)}</p> : null
}

function Step({ step: { paper, limit, equivalent, isReached }, code }: { step: PaperStep; code: CurrencyCode }) {
  const language = useLanguage()
  const { figures, words } = language
  const { bring } = words
  const about =
    equivalent === null ? null : <small>{bring.about(`${formatDigits(equivalent, 0, figures)}\u00A0${code}`)}</small>
  return (
    <div>
      <dt>
        {paper === 'documents' ? bring.above(liraText(limit, language)) : bring.from(codeText(limit, 'USD', language))}
        {about}
      </dt>
      <dd>
        {isReached === true ? (
          <>
            <Icon of={check} className="lang-tick" />
            <VisuallyHidden>{`${bring.ticked} `}</VisuallyHidden>
          </>
        ) : null}
        <span>
          <Paper paper={paper} />
        </span>
      </dd>
    </div>
  )
}

function Paper({ paper }: Pick<PaperStep, 'paper'>): ReactNode {
  const { bring } = useLanguage().words
  switch (paper) {
    case 'identity':
      return bring.passport
    case 'tax-number':
      return (
        <>
          {bring.taxNumber[0]}
          <bdi lang="tr" dir="ltr" translate="no">
            {taxNumberInTurkish}
          </bdi>
          {bring.taxNumber[1]}
        </>
      )
    case 'documents':
      return <a href={PAPERS_ANCHOR}>{bring.list}</a>
  }
}
