import { useState } from 'react'
import type { MessagePage } from '#contract/panel/pages/message-page.ts'
import { PAGE as MESSAGES_PAGE } from '#contract/panel/pages/messages-page.ts'
import { message as copy } from '../../copy/panel-messages.ts'
import { Tick } from '../../ui/Field.tsx'
import { trash } from '../../ui/icons.ts'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { DoneNote } from '../parts/sentence-notes.tsx'
import { usePanel } from '../state/panel-context.ts'
import { useAction } from '../state/use-action.ts'

/** Asks for the legal ground before a message is erased. The server then asks for the passkey. */
export function EraseDialog({ page: { number, name } }: { page: MessagePage }) {
  const { go } = usePanel()
  const action = useAction('eraseMessage')
  const [hasGround, setGround] = useState(false)
  const { heading, text, ground, done } = copy.erasing
  const erase = async (): Promise<void> => {
    const answer = await action.run({ number })
    if (answer?.kind === 'erased') go(MESSAGES_PAGE.path, <DoneNote text={done} />)
  }
  return (
    <ConfirmDialog
      title={heading}
      text={text(name, number)}
      yes={copy.erase}
      icon={trash}
      action={action}
      onYes={() => void erase()}
    >
      <Tick required checked={hasGround} onChange={({ target }) => setGround(target.checked)}>
        {ground}
      </Tick>
    </ConfirmDialog>
  )
}
