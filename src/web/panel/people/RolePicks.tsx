import { type Role, ROLES } from '#contract/panel/roles.ts'
import { addPerson as copy, roleWords } from '../../copy/panel-people.ts'

/** The three roles, each with what it may do. */
export function RolePicks({ chosen, onChoose }: { chosen: Role; onChoose: (role: Role) => void }) {
  return (
    <fieldset className="fld">
      <legend>{copy.role}</legend>
      <div className="rows roles">
        {ROLES.map((role) => (
          <label key={role} className="ck">
            <input type="radio" name="yetki" checked={role === chosen} onChange={() => onChoose(role)} />
            <span>
              {roleWords[role].name}
              <br />
              <small>{roleWords[role].long}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
