import { useId } from 'react'
import type { Side } from '#domain/deal.ts'
import { parseMargin } from '#domain/parse-margin.ts'
import { pricePanel } from '../../copy/panel-price.ts'
import { MINUS } from '../../format/format.ts'
import { Mistake } from '../../ui/Field.tsx'
import { figure } from './figures.ts'
import { stepFigure } from './form-figures.ts'
import type { MarginForm, MarginRow } from './margin-form.ts'
import { mistakeOf } from './margin-sentences.ts'
import { stepOf, steppedText } from './margin-steps.ts'
import { MarginField } from './MarginField.tsx'
import { TheirMargin } from './MarginNotices.tsx'
import { Stepper } from './Stepper.tsx'
import styles from './MarginStepper.module.css'

interface MarginStepperProps {
  readonly side: Side
  readonly form: MarginForm
  readonly row: MarginRow
  readonly onEnter: () => void
}

/** The margin of one side, as a text field and with buttons that are labelled with their step. */
export function MarginStepper({ side, form, row, onEnter }: MarginStepperProps) {
  const id = useId()
  const { priced, typed, preview } = row
  const { code, provider } = priced.price
  const text = typed[side]
  const margin = parseMargin(text)
  const mistake = mistakeOf(side, preview, priced, form.answer)
  const step = margin.ok && margin.value.kind === 'percent' ? '%0,01' : stepFigure(stepOf(code), code)
  const take = (times: 1 | -1) => () => form.type(code, side, steppedText(text, times, code))
  return (
    <div className={styles.side}>
      <div className={styles.head}>
        <b>{pricePanel.side[side]}</b>
        {provider === null ? null : (
          <span className={styles.source}>
            {pricePanel.provider} <b>{figure(provider[side], code)}</b>
          </span>
        )}
      </div>
      <Stepper
        less={{ text: `${MINUS}${step}`, label: pricePanel.less(side, step), onPress: take(-1) }}
        more={{ text: `+${step}`, label: pricePanel.more(side, step), onPress: take(1) }}
        isWrong={mistake !== null}
        isDisabled={form.isUnderWay || !margin.ok}
      >
        <MarginField
          code={code}
          label={pricePanel.side[side]}
          text={text}
          isWrong={mistake !== null}
          wrongId={`${id}-wrong`}
          isLocked={form.isUnderWay}
          onType={(next) => form.type(code, side, next)}
          onEnter={onEnter}
        />
      </Stepper>
      <Mistake id={`${id}-wrong`} text={mistake?.text ?? null} />
      <TheirMargin form={form} row={row} side={side} />
    </div>
  )
}
