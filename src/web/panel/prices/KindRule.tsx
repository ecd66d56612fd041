import { useId } from 'react'
import { banknoteName } from '#contract/banknote-names.ts'
import type { BanknotesPage } from '#contract/panel/pages/banknotes-page.ts'
import { type BanknoteKind, type BanknoteRule, choicesOf } from '#domain/banknotes.ts'
import { choiceNames, kindNote, panelBanknotes as copy } from '../../copy/panel-banknotes.ts'
import { MINUS } from '../../format/format.ts'
import { BanknoteMark } from '../../ui/BanknoteMark.tsx'
import { Button } from '../../ui/Button.tsx'
import { Mistake } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { x } from '../../ui/icons.ts'
import { RadioChoice } from '../../ui/RadioChoice.tsx'
import { choose, type Draft, kindPrice, lessAsText, lessIn, troubleOf } from './banknote-drafts.ts'
import { FigureInput } from './FigureInput.tsx'
import { figure } from './figures.ts'
import { Stepper } from './Stepper.tsx'
import styles from './KindRule.module.css'

const STEP = 100_000
const STEP_TEXT = '0,10'

interface KindRuleProps {
  readonly page: BanknotesPage
  readonly kind: BanknoteKind
  /** The selected choice; null means that the kind has no rule. */
  readonly draft: Draft | null
  /** The rule that results from the draft. */
  readonly rule: BanknoteRule | undefined
  readonly isChanged: boolean
  readonly onChoose: (draft: Draft | null) => void
}

/** The choice for one kind of banknotes, with the resulting price. */
export function KindRule({ page, kind, draft, rule, isChanged, onChoose }: KindRuleProps) {
  const name = banknoteName(page.code, kind)
  const trouble = troubleOf(draft, page)
  const price = trouble === null || trouble.kind === 'far' ? kindPrice(rule, page) : null
  const note = kindNote(kind)
  const choices = choicesOf(kind)
  return (
    <div className={isChanged ? `${styles.kind} ${styles.changed}` : styles.kind}>
      <div className={styles.head}>
        <BanknoteMark of={kind.mark} />
        <span className={styles.name} aria-hidden="true">
          <b>{name}</b> {note === null ? null : <small>{note}</small>}
        </span>
        {price === null ? null : <span className={styles.price}>{figure(price, page.code)}</span>}
        {draft === null ? null : (
          <button
            type="button"
            className={styles.remove}
            aria-label={copy.removeOne(name)}
            onClick={() => onChoose(null)}
          >
            <Icon of={x} />
          </button>
        )}
      </div>
      <RadioChoice
        name={`kural-${kind.id}`}
        legend={name}
        isTitled
        variant="joined"
        options={choices.map((each) => ({ value: each, label: choiceNames[each] }))}
        first={draft?.choice ?? ''}
        onChoose={(value) => {
          const choice = choices.find((each) => each === value)
          if (choice !== undefined) onChoose(choose(choice, draft))
        }}
      />
      {draft?.choice === 'less' ? (
        <LessStepper
          name={name}
          text={draft.text}
          trouble={trouble}
          onType={(text) => onChoose({ choice: 'less', text })}
        />
      ) : null}
    </div>
  )
}

interface LessStepperProps {
  readonly name: string
  readonly text: string
  readonly trouble: ReturnType<typeof troubleOf>
  readonly onType: (text: string) => void
}

/** The deduction, which is typed or changed in steps, with the likely correction of a typing mistake. */
function LessStepper({ name, text, trouble, onType }: LessStepperProps) {
  const id = useId()
  const stepBy = (by: number) => (): void => {
    const less = (lessIn(text) ?? 0) + by
    if (less > 0) onType(lessAsText(less))
  }
  const likely = trouble?.likely ?? null
  const words = trouble === null || likely === null ? trouble?.text : `${trouble.text} ${copy.intended(likely)}`
  return (
    <>
      <Stepper
        less={{ text: `${MINUS}${STEP_TEXT}`, label: copy.less(name, STEP_TEXT), onPress: stepBy(STEP) }}
        more={{ text: `+${STEP_TEXT}`, label: copy.more(name, STEP_TEXT), onPress: stepBy(-STEP) }}
        isWrong={trouble !== null}
      >
        <FigureInput label={copy.amount(name)} text={text} isWrong={trouble !== null} wrongId={id} onType={onType} />
      </Stepper>
      <Mistake id={id} text={words ?? null} />
      {likely === null ? null : (
        <div className="actions">
          <Button kind="line" onClick={() => onType(likely)}>
            {copy.make(likely)}
          </Button>
        </div>
      )}
    </>
  )
}
