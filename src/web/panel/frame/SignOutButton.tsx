import { panelFrameWords } from '../../copy/panel-words.ts'
import { logOut } from '../../ui/icons.ts'
import { PanelIcon } from '../parts/PanelIcon.tsx'
import { useAction } from '../state/use-action.ts'

/** Ends the session of this device. */
export function SignOutButton({ className }: { className: string }) {
  const { run } = useAction('signOut')
  return (
    <button className={className} type="button" onClick={() => void run({})}>
      <PanelIcon of={logOut} />
      {panelFrameWords.signOut}
    </button>
  )
}
