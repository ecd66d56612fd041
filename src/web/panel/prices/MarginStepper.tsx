import { type KeyboardEvent, useId } from 'react'
import type { InstrumentId } from '#domain/instrument.ts'
import { parseMargin } from '#domain/margin-text.ts'
import type { Rate } from '#domain/rate.ts'
import { pricePanel } from '../../copy/panel-prices.ts'
import { MINUS } from '../../format/format.ts'
import { circleAlert } from '../../ui/icons.ts'
import { Icon } from '../parts/Icon.tsx'
import { figure, marginField, stepFigure } from './figures.ts'
import type { SideMistake } from './margin-sentences.ts'
import { type Side, stepOf, stepped } from './preview.ts'

interface MarginStepperProps {
  readonly side: Side
  readonly code: InstrumentId
  readonly provider: Rate | null
  readonly text: string
  readonly mistake: SideMistake | null
  /** While it is published, or nothing can be. */
  readonly isStill: boolean
  readonly onType: (text: string) => void
  /** Enter never publishes: it leads to what does. */
  readonly onEnter: () => void
}

/** The margin of one side, by its figure or by steps that say what they do. */
export function MarginStepper({ side, code, provider, text, mistake, isStill, onType, onEnter }: MarginStepperProps) {
  const id = useId()
  const margin = parseMargin(text)
  const step = margin.ok && margin.value.kind === 'percent' ? '%0,01' : stepFigure(stepOf(code), code)
  const take = (times: 1 | -1): void => {
    if (margin.ok && !isStill) onType(marginField(stepped(margin.value, times, code), code))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') onEnter()
    else if (event.key === 'ArrowUp') take(1)
    else if (event.key === 'ArrowDown') take(-1)
    else return
    event.preventDefault()
  }
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
        <button
          type="button"
          aria-label={pricePanel.less(side, step)}
          disabled={isStill || !margin.ok}
          onClick={() => take(-1)}
        >
          {`${MINUS}${step}`}
        </button>
        <input
          id={id}
          name={FIELD_NAMES[side]}
          inputMode="text"
          autoComplete="off"
          enterKeyHint="next"
          value={text}
          readOnly={isStill}
          aria-invalid={mistake === null ? undefined : true}
          aria-describedby={mistake === null ? undefined : `${id}-wrong`}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          aria-label={pricePanel.more(side, step)}
          disabled={isStill || !margin.ok}
          onClick={() => take(1)}
        >
          {`+${step}`}
        </button>
      </div>
      {mistake === null ? null : (
        <p className="er" id={`${id}-wrong`}>
          <Icon of={circleAlert} />
          <span>{mistake.text}</span>
        </p>
      )}
    </div>
  )
}

export const FIELD_NAMES = { buy: 'alis', sell: 'satis' } as const
