import { panelFrame } from '../../copy/panel.ts'
import { logOut } from '../../ui/icons.ts'
import { Icon } from '../parts/Icon.tsx'
import { useAction } from '../state/use-action.ts'

/** Ends the session of this device. */
export function SignOutButton({ className }: { className: string }) {
  const { run } = useAction('signOut')
  return (
    <button className={className} type="button" onClick={() => void run({})}>
      <Icon of={logOut} />
      {panelFrame.signOut}
    </button>
  )
}
