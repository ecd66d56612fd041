import { useState } from 'react'
import { DIRECTION_LANGUAGES } from '#contract/languages.ts'
import { allows } from '#contract/panel/frame-state.ts'
import type { FactsPage } from '#contract/panel/office-pages.ts'
import { PAGE as FACTS_PAGE } from '#contract/panel/pages/facts-page.ts'
import { facts as copy, officeForms, permitPicture } from '../../copy/panel-office.ts'
import { Button } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { BodyProps } from '../parts/body.ts'
import { Sheet } from '../parts/Sheet.tsx'
import { Title } from '../parts/Title.tsx'
import { Unbroken } from '../parts/Unbroken.tsx'
import { factFields, type FactPlace, inFours } from './fact-fields.ts'
import { FactForm } from './FactForm.tsx'
import { PictureForm } from './PictureForm.tsx'

/** Lists the facts that the office changes here (telephone, address, accounts), and the technician's facts. */
export function FactsBody({ frame, page }: BodyProps<FactsPage>) {
  const [editing, setEditing] = useState<{ readonly place: RowPlace; readonly title: string } | null>(null)
  const changes = allows(frame, 'facts')
  const onChange = changes ? (place: RowPlace, title: string) => setEditing({ place, title }) : undefined
  return (
    <>
      <Title heading={FACTS_PAGE.title} lead={copy.lead} />
      <div className="c2 even">
        <div>
          {editing === null ? (
            <>
              <FactTable title={copy.here} rows={factRows(page)} onChange={onChange} />
              <FactTable title={copy.licence.heading} rows={licenceRows(page)} onChange={onChange} />
              <FactTable title={copy.banks} rows={bankRows(page)} onChange={onChange} />
              <FactTable title={copy.sums} rows={sumRows(page)} onChange={onChange} />
            </>
          ) : (
            <EditedFact page={page} {...editing} onClose={() => setEditing(null)} />
          )}
          {changes ? null : <p className="fine">{officeForms.readOnly}</p>}
        </div>
        <div>
          <Sheet title={copy.technician}>
            <dl className="kv">
              {page.technician.map(({ name, value, note }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <span>{value}</span>
                    {note === null ? null : <small>{note}</small>}
                  </dd>
                </div>
              ))}
            </dl>
          </Sheet>
        </div>
      </div>
    </>
  )
}

/** The fact of a table row. The picture has its own form. */
type RowPlace = FactPlace | { readonly fact: 'picture' }

interface EditedFactProps {
  readonly page: FactsPage
  readonly place: RowPlace
  readonly title: string
  readonly onClose: () => void
}

function EditedFact({ place, title, ...form }: EditedFactProps) {
  return place.fact === 'picture' ? <PictureForm {...form} /> : <FactForm {...form} place={place} title={title} />
}

interface FactRow {
  readonly place: RowPlace
  readonly name: string
  readonly values: readonly string[]
  readonly note?: string
}

function factRows({ phone, chat, email, address, directions }: FactsPage): readonly FactRow[] {
  const { street, district, city, postalCode } = address
  return [
    { place: { fact: 'phone' }, name: copy.phone, values: [phone] },
    { place: { fact: 'chat' }, name: copy.chat, values: [numberText(chat)], note: copy.chatNote },
    { place: { fact: 'email' }, name: copy.email, values: [email] },
    { place: { fact: 'address' }, name: copy.address, values: [`${street}, ${postalCode} ${district}\u00A0/ ${city}`] },
    {
      place: { fact: 'directions' },
      name: copy.directions,
      values: directionTexts(directions),
      note: copy.directionsNote,
    },
  ]
}

function directionTexts(directions: FactsPage['directions']): readonly string[] {
  const texts = DIRECTION_LANGUAGES.flatMap((language) => {
    const { place, way } = directions[language]
    const written = [place, way].filter((text) => text !== null)
    return written.length === 0 ? [] : `${copy.languageNames[language]}: ${written.join('; ')}`
  })
  return texts.length === 0 ? [copy.notWritten] : texts
}

function licenceRows({ licence }: FactsPage): readonly FactRow[] {
  const { title, kind, number, authority, picture, registry = {} } = licence
  const facts = [title ?? copy.licence.noTitle, kind, number, authority]
  const published = Object.values(registry)
  return [
    { place: { fact: 'licence' }, name: copy.licence.permit, values: facts, note: copy.licence.note },
    {
      place: { fact: 'picture' },
      name: permitPicture.name,
      values: [picture === undefined ? permitPicture.none : permitPicture.now],
    },
    {
      place: { fact: 'registry' },
      name: copy.licence.registry,
      values: published.length === 0 ? [copy.licence.noRegistry] : published,
    },
  ]
}

function bankRows({ accountHolder, banks }: FactsPage): readonly FactRow[] {
  return [
    { place: { fact: 'holder' }, name: copy.holder, values: [accountHolder ?? copy.notWritten] },
    ...banks.map(({ bank, branch, iban }, index) => ({
      place: { fact: 'bank', index } as const,
      name: `${bank}, ${branch}`,
      values: Object.entries(iban).map(([currency, number]) => `${currency} ${inFours(number)}`),
    })),
  ]
}

function sumRows(page: FactsPage): readonly FactRow[] {
  return [
    { place: { fact: 'limits' }, name: copy.limits, values: valuesOf({ fact: 'limits' }, page) },
    { place: { fact: 'transfers' }, name: copy.transfers, values: valuesOf({ fact: 'transfers' }, page) },
  ]
}

function valuesOf(place: FactPlace, page: FactsPage): readonly string[] {
  return factFields(place, page).map(({ label, value }) => `${label}: ${value === '' ? copy.notWritten : value}`)
}

interface FactTableProps {
  readonly title: string
  readonly rows: readonly FactRow[]
  /** Opens the form of a fact; undefined means that the person may not change it. */
  readonly onChange: ((place: RowPlace, title: string) => void) | undefined
}

function FactTable({ title, rows, onChange }: FactTableProps) {
  return (
    <Sheet title={title} note={copy.atOnce}>
      <table className="wk said">
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <tbody>
          {rows.map(({ place, name, values, note }) => (
            <tr key={name}>
              <th scope="row">
                <span className="who">{name}</span>
                {values.map((value) => (
                  <span key={value}>
                    <Unbroken text={value} />
                  </span>
                ))}
                {note === undefined ? null : <span className="who">{note}</span>}
              </th>
              <td>
                {onChange === undefined ? null : (
                  <Button kind="text" onClick={() => onChange(place, name)}>
                    {officeForms.change}
                    <VisuallyHidden>{officeForms.of(name)}</VisuallyHidden>
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  )
}

/** Returns "0 (532) 000 00 00" for "905320000000"; foreign numbers keep their country code. */
function numberText(digits: string): string {
  const [, area, one, two, three] = /^90(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(digits) ?? []
  return area === undefined ? `+${digits}` : `0 (${area}) ${one} ${two} ${three}`
}
