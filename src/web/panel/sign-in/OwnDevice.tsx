import { useId } from 'react'
import { ownDevice } from '../../copy/panel-session.ts'
import { Tick } from '../../ui/Field.tsx'

/** A checkbox that extends the session without use from half an hour to half a day. */
export function OwnDevice({ own, onOwn }: { own: boolean; onOwn: (own: boolean) => void }) {
  const id = useId()
  return (
    <div>
      <Tick checked={own} aria-describedby={id} onChange={({ target }) => onOwn(target.checked)}>
        {ownDevice.label}
      </Tick>
      <p className="fine" id={id}>
        {ownDevice.hint}
      </p>
    </div>
  )
}
