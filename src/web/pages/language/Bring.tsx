import type { ReactNode } from 'react'
import { LANGUAGE_GOODS } from '#contract/language-goods.ts'
import { PAPERS_ANCHOR } from '#contract/languages.ts'
import { askedSum, type SumQuery } from '#contract/sum-query.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { PaperStep } from '#domain/paper-steps.ts'
import { taxNumberInTurkish } from '../../copy/language-words.ts'
import { usePaperSteps } from '../../features/checklist/index.ts'
import { useOutcome } from '../../features/sum/index.ts'
import { formatDigits } from '../../format/format.ts'
import { usePageState } from '../../page-state/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { check } from '../../ui/icons.ts'
import { TitledSection } from '../../ui/Section.tsx'
import { Term, TextParts } from '../../ui/TextPart.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useWords } from '../../words/index.ts'
import { useLanguage } from './language-context.tsx'
import { limitText, wholeText } from './language-text.ts'
import styles from './Bring.module.css'
import text from './LanguageText.module.css'

/** Lists the documents by sum and ticks those that the visitor's sum needs. */
export function Bring({ query }: { query: SumQuery<CurrencyCode> }) {
  const { language, words } = useLanguage()
  const figures = useWords('figures')
  const { bring } = words
  const { legal } = usePageState().office
  const sum = askedSum(query)
  const outcome = useOutcome(sum, { goods: LANGUAGE_GOODS[language] })
  const { steps, code } = usePaperSteps(query, outcome, 'foreigners')
  const hasAnyLimit = legal.identityFromUsd !== null
  const [item] = sum?.items ?? []
  return (
    <TitledSection titleClass="subtitle" title={bring.title}>
      {item === undefined ? null : (
        <Needed steps={steps} sum={figures.amount(item.amount, item.code)} isWhole={hasAnyLimit} />
      )}
      <TextParts>
        <dl>
          {hasAnyLimit ? null : <Term name={bring.always}>{bring.passportAsked}</Term>}
          {steps
            .filter(({ paper }) => hasAnyLimit || paper !== 'identity')
            .map((step) => (
              <Step key={step.paper} step={step} code={code ?? 'USD'} hasPassport={!hasAnyLimit} />
            ))}
        </dl>
      </TextParts>
      <p className={text.note}>{bring.linked(wholeText(legal.identificationThreshold, figures.lira, figures))}</p>
    </TitledSection>
  )
}

/** `isWhole` means that sums below all limits need no documents. */
function Needed({ steps, sum, isWhole }: { steps: readonly PaperStep[]; sum: string; isWhole: boolean }) {
  const { bring } = useLanguage().words
  if (steps.some(({ isReached }) => isReached === true)) return <p className={styles.needed}>{bring.needed(sum)}</p>
  const isNothing = isWhole && steps.every(({ isReached }) => isReached === false)
  return isNothing ? <p className={styles.needed}>{bring.nothing(sum)}</p> : null
}

interface StepProps {
  step: PaperStep
  code: CurrencyCode
  /** True if the limit of the documents is also that of the passport. */
  hasPassport: boolean
}

function Step({ step: { paper, limit, equivalent, isReached }, code, hasPassport }: StepProps) {
  const { bring } = useLanguage().words
  const figures = useWords('figures')
  const about =
    equivalent === null ? null : (
      <small>{bring.about(`${formatDigits(equivalent, 0, figures.style)}\u00A0${code}`)}</small>
    )
  return (
    <div>
      <dt>
        {bring.from(limitText(limit, figures))}
        {about}
      </dt>
      <dd>
        {isReached === true ? (
          <>
            <Icon of={check} className={styles.tick} />
            <VisuallyHidden>{`${bring.ticked} `}</VisuallyHidden>
          </>
        ) : null}
        <span>
          {hasPassport && paper === 'documents' ? `${bring.passport} ` : null}
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
          {bring.taxNumber.before}
          <bdi lang="tr" dir="ltr" translate="no">
            {taxNumberInTurkish}
          </bdi>
          {bring.taxNumber.after}
        </>
      )
    case 'documents':
      return <a href={PAPERS_ANCHOR}>{bring.list}</a>
  }
}
