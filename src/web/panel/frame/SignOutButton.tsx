import { panelFrameWords } from '../../copy/panel-words.ts'
import { Button, type ButtonKind } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { logOut } from '../../ui/icons.ts'
import { useAction } from '../state/use-action.ts'

export function SignOutButton({ kind }: { kind: ButtonKind }) {
  const { run } = useAction('signOut')
  return (
    <Button kind={kind} onClick={() => void run({})}>
      <Icon of={logOut} />
      {panelFrameWords.signOut}
    </Button>
  )
}
