import { useId } from 'react'
import type { InstrumentId } from '#domain/instrument.ts'
import { parseMargin } from '#domain/margin-text.ts'
import type { Rate } from '#domain/rate.ts'
import { pricePanel } from '../../copy/panel-prices.ts'
import { MINUS } from '../../format/format.ts'
import { Mistakes } from '../parts/Field.tsx'
import { figure, stepFigure } from './figures.ts'
import type { SideMistake } from './margin-sentences.ts'
import { FIELD_NAMES, MarginField, steppedText } from './MarginField.tsx'
import { type Side, stepOf } from './preview.ts'

interface MarginStepperProps {
  readonly side: Side
  readonly code: InstrumentId
  readonly provider: Rate | null
  readonly text: string
  readonly mistake: SideMistake | null
  /** While it is published, or nothing can be. */
  readonly isStill: boolean
  readonly onType: (text: string) => void
  readonly onEnter: () => void
}

/** The margin of one side, by its figure or by steps that say what they do. */
export function MarginStepper(props: MarginStepperProps) {
  const { side, code, provider, text, mistake, isStill, onType, onEnter } = props
  const id = useId()
  const margin = parseMargin(text)
  const step = margin.ok && margin.value.kind === 'percent' ? '%0,01' : stepFigure(stepOf(code), code)
  const take = (times: 1 | -1) => () => onType(steppedText(text, times, code))
  const isIdle = isStill || !margin.ok
  return (
    <div className="stp">
      <div className="l">
        <label htmlFor={id}>{pricePanel.side[side]}</label>
        {provider === null ? null : (
          <span>
            {pricePanel.provider} <b>{figure(provider, code)}</b>
          </span>
        )}
      </div>
      <div className={mistake === null ? 'step' : 'step bad'}>
        <button type="button" aria-label={pricePanel.less(side, step)} disabled={isIdle} onClick={take(-1)}>
          {`${MINUS}${step}`}
        </button>
        <MarginField
          code={code}
          name={FIELD_NAMES[side]}
          id={id}
          text={text}
          isWrong={mistake !== null}
          wrongId={`${id}-wrong`}
          isStill={isStill}
          onType={onType}
          onEnter={onEnter}
        />
        <button type="button" aria-label={pricePanel.more(side, step)} disabled={isIdle} onClick={take(1)}>
          {`+${step}`}
        </button>
      </div>
      <Mistakes id={`${id}-wrong`} texts={mistake === null ? [] : [mistake.text]} />
    </div>
  )
}
