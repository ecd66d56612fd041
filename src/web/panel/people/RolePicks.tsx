import { type Role, ROLES } from '#contract/panel/roles.ts'
import { addPerson as copy } from '../../copy/panel-people.ts'
import { roleWords } from '../../copy/panel-roles.ts'
import { FieldGroup, Tick } from '../../ui/Field.tsx'
import rows from '../../ui/Rows.module.css'
import styles from './RolePicks.module.css'

/** The three roles, each with its permissions. */
export function RolePicks({ chosen, onChoose }: { chosen: Role; onChoose: (role: Role) => void }) {
  return (
    <FieldGroup legend={copy.role}>
      <div className={`${rows.rows} ${styles.roles}`}>
        {ROLES.map((role) => (
          <Tick key={role} type="radio" name="yetki" checked={role === chosen} onChange={() => onChoose(role)}>
            {roleWords[role].name}
            <br />
            <small>{roleWords[role].long}</small>
          </Tick>
        ))}
      </div>
    </FieldGroup>
  )
}
