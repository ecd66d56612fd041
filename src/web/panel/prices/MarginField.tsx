import type { KeyboardEvent } from 'react'
import type { InstrumentId } from '#domain/instrument.ts'
import { parseMargin } from '#domain/margin-text.ts'
import { marginField } from './figures.ts'
import { stepped } from './preview.ts'

export const FIELD_NAMES = { buy: 'alis', sell: 'satis' } as const

interface MarginFieldProps {
  readonly code: InstrumentId
  readonly name: string
  readonly text: string
  /** By a `<label>` of this id, or by words of its own. */
  readonly id?: string
  readonly label?: string
  readonly isWrong: boolean
  /** Id of what says why. */
  readonly wrongId: string
  /** While it is published. */
  readonly isStill: boolean
  readonly onType: (text: string) => void
  /** Enter never publishes: it leads to what does. */
  readonly onEnter: () => void
}

/** A margin as it is typed: nothing is written otherwise meanwhile, and an arrow key is a step. */
export function MarginField(props: MarginFieldProps) {
  const { code, name, text, id, label, isWrong, wrongId, isStill, onType, onEnter } = props
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') onEnter()
    else if (event.key === 'ArrowUp') onType(steppedText(text, 1, code))
    else if (event.key === 'ArrowDown') onType(steppedText(text, -1, code))
    else return
    event.preventDefault()
  }
  return (
    <input
      id={id}
      name={name}
      autoComplete="off"
      enterKeyHint="next"
      aria-label={label}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? wrongId : undefined}
      readOnly={isStill}
      value={text}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={isStill ? undefined : onKeyDown}
    />
  )
}

/** One step up or down; of what is no margin, itself. */
export function steppedText(text: string, times: 1 | -1, code: InstrumentId): string {
  const margin = parseMargin(text)
  return margin.ok ? marginField(stepped(margin.value, times, code), code) : text
}
