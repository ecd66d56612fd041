import type { OfficialKind } from '#domain/official-reference.ts'
import { bankBoard as copy } from '../../copy/rates.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './BankBoard.module.css'

/** The rates for accounts, which the table shows first, and those for banknotes. */
export const OFFICIAL_KINDS = ['doviz', 'efektif'] as const satisfies OfficialKind[]

/** Chooses one of the two tables of the central bank. The style sheet follows the choice, so scripts are not needed. */
export function BankKinds({ choose }: { choose: (kind: OfficialKind) => void }) {
  return (
    <fieldset className={styles.kinds}>
      <legend>
        <VisuallyHidden>{copy.kinds}</VisuallyHidden>
      </legend>
      {OFFICIAL_KINDS.map((kind) => (
        <label key={kind} className={styles.kind}>
          <input
            type="radio"
            name="tcmb"
            value={kind}
            defaultChecked={kind === 'doviz'}
            onChange={() => choose(kind)}
          />
          <span>
            {copy.kind[kind].name} <small>{copy.kind[kind].note}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Names the rates of a bulletin that has none for banknotes. */
export function OnlyKind() {
  const { name, note } = copy.kind.doviz
  return (
    <p className={styles.only}>
      <b>{name}</b> <small>{note}</small>
    </p>
  )
}
