import { facts as copy } from '../../copy/panel-office.ts'
import { ChangeForm } from '../parts/ChangeForm.tsx'
import { FormActs } from '../parts/FormActs.tsx'
import { useChange } from '../parts/use-change.tsx'

interface RemoveBankFormProps {
  readonly title: string
  /** The place of the bank in the list of `version`. */
  readonly index: number
  readonly version: number
  readonly onClose: () => void
}

/** Asks before a bank's accounts leave the site. */
export function RemoveBankForm({ title, index, version, onClose }: RemoveBankFormProps) {
  const change = useChange('removeBank', version, onClose)
  return (
    <ChangeForm
      title={title}
      change={change}
      step={1}
      onSend={(replaces) => void change.publish((since) => ({ since, index }), replaces)}
    >
      <p>{copy.bankGoes}</p>
      <FormActs text={copy.removeBank} back={onClose} />
    </ChangeForm>
  )
}
