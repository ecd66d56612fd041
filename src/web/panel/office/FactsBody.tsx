import { useState } from 'react'
import { allows } from '#contract/panel/frame-state.ts'
import { type FactForm, type FactsPage, PAGE as FACTS_PAGE } from '#contract/panel/pages/facts-page.ts'
import { facts as copy, officeForms, permitPicture } from '../../copy/panel-office.ts'
import { Button } from '../../ui/Button.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { Columns } from '../../ui/Stack.tsx'
import type { BodyProps } from '../parts/body.ts'
import { Sheet, SheetPart } from '../parts/Sheet.tsx'
import { Title } from '../parts/Title.tsx'
import { FactTable, type FactRow } from './FactTable.tsx'
import { FieldForm } from './FieldForm.tsx'
import { PictureForm } from './PictureForm.tsx'
import { RemoveBankForm } from './RemoveBankForm.tsx'

/** The form that replaces the tables. */
type Editing =
  | { readonly kind: 'fields' | 'new-bank'; readonly form: FactForm }
  | { readonly kind: 'removed-bank'; readonly title: string; readonly index: number }
  | { readonly kind: 'picture' }

/** Lists the facts that the office changes here (telephone, address, accounts), and the technician's facts. */
export function FactsBody({ frame, page }: BodyProps<FactsPage>) {
  const [editing, setEditing] = useState<Editing | null>(null)
  const isEditor = allows(frame, 'facts')
  const fieldsOf = (form: FactForm): FactRow => ({
    ...form,
    acts:
      form.fields.length === 0
        ? []
        : [{ text: officeForms.change, onPress: () => setEditing({ kind: 'fields', form }) }],
  })
  return (
    <>
      <Title heading={FACTS_PAGE.title} lead={copy.lead} />
      <Columns isEven>
        <div>
          {editing === null ? (
            page.sections.map(({ id, title, forms }) => (
              <FactTable
                key={id}
                title={title}
                isEditor={isEditor}
                rows={[
                  ...forms.map(fieldsOf),
                  ...(id === 'licence' ? [pictureRow(page, () => setEditing({ kind: 'picture' }))] : []),
                  ...(id === 'banks'
                    ? page.banks.map((form, index) => bankRow(fieldsOf(form), index, setEditing))
                    : []),
                ]}
                after={
                  id === 'banks' && isEditor ? (
                    <SheetPart isRuled>
                      <div className="actions">
                        <Button kind="line" onClick={() => setEditing({ kind: 'new-bank', form: page.newBank })}>
                          {copy.addBank}
                        </Button>
                      </div>
                    </SheetPart>
                  ) : null
                }
              />
            ))
          ) : (
            <OpenForm page={page} editing={editing} onClose={() => setEditing(null)} />
          )}
          {isEditor ? null : <p className="fine">{officeForms.readOnly}</p>}
        </div>
        <div>
          <TechnicianFacts facts={page.technician} />
        </div>
      </Columns>
    </>
  )
}

interface OpenFormProps {
  readonly page: FactsPage
  readonly editing: Editing
  readonly onClose: () => void
}

function OpenForm({ page, editing, onClose }: OpenFormProps) {
  const { version } = page
  switch (editing.kind) {
    case 'picture':
      return <PictureForm page={page} onClose={onClose} />
    case 'removed-bank':
      return <RemoveBankForm {...editing} version={version} onClose={onClose} />
    case 'new-bank':
      return <FieldForm form={editing.form} action="addBank" version={version} onClose={onClose} />
    case 'fields':
      return <FieldForm form={editing.form} action="changeFields" version={version} onClose={onClose} />
  }
}

function pictureRow({ picture }: FactsPage, onPress: () => void): FactRow {
  return {
    title: permitPicture.name,
    note: null,
    values: [{ label: null, text: picture === null ? permitPicture.none : permitPicture.now }],
    acts: [{ text: officeForms.change, onPress }],
  }
}

function bankRow(row: FactRow, index: number, edit: (editing: Editing) => void): FactRow {
  const { title } = row
  const remove = { text: copy.remove, onPress: () => edit({ kind: 'removed-bank', title, index }) }
  return { ...row, acts: [...row.acts, remove] }
}

function TechnicianFacts({ facts }: { readonly facts: FactsPage['technician'] }) {
  return (
    <Sheet title={copy.technician}>
      <Facts look="sheet">
        {facts.map(({ name, value, note }) => (
          <Fact key={name} name={name}>
            <span>{value}</span>
            {note === null ? null : <small>{note}</small>}
          </Fact>
        ))}
      </Facts>
    </Sheet>
  )
}
