import { useId } from 'react'
import type { Outcome } from '#contract/panel/frame.ts'
import { type Role, ROLES } from '#contract/panel/roles.ts'
import { addPerson as copy, roleWords } from '../../copy/panel-people.ts'
import { Mistakes, mistakesIn } from '../parts/Field.tsx'

/** The three roles, each with what it may do, and what is wrong with the choice. */
export function RolePicks({ chosen, outcome }: { chosen: Role; outcome: Outcome | null }) {
  const id = useId()
  const mistakes = mistakesIn('yetki', outcome)
  return (
    <fieldset
      className={mistakes.length === 0 ? 'fld' : 'fld bad'}
      aria-describedby={mistakes.length === 0 ? undefined : id}
    >
      <legend>{copy.role}</legend>
      <div className="rows roles">
        {ROLES.map((role) => (
          <label key={role} className="ck">
            <input type="radio" name="yetki" value={role} defaultChecked={role === chosen} />
            <span>
              {roleWords[role].name}
              <br />
              <small>{roleWords[role].long}</small>
            </span>
          </label>
        ))}
      </div>
      <Mistakes id={id} texts={mistakes} />
    </fieldset>
  )
}
