import { useState } from 'react'
import { allows } from '#contract/panel/frame.ts'
import type { FactField, FactsPage } from '#contract/panel/office.ts'
import { factPath, PANEL_PATHS } from '#contract/panel/paths.ts'
import { facts as copy, officeForms } from '../../copy/panel-office.ts'
import type { BodyProps } from '../parts/body.ts'
import { Field } from '../parts/Field.tsx'
import { OutcomeNote } from '../parts/OutcomeNote.tsx'
import { FormActs, PanelForm } from '../parts/PanelForm.tsx'
import { Title } from '../parts/Title.tsx'

const FORM = 'bilgi-formu'

/** What visitors call and where they come: changed here, and what only the technician changes. */
export function FactsBody({ frame, page }: BodyProps<FactsPage>) {
  const changes = allows(frame, 'facts')
  return (
    <>
      <Title heading={copy.title} lead={copy.lead} />
      <OutcomeNote
        frame={frame}
        outcome={page.outcome}
        form={FORM}
        back={PANEL_PATHS.facts}
        beside={page.editing === null ? [] : FIELDS[page.editing].map(({ name }) => name)}
      />
      <div className="c2 even">
        <div>
          <section className="sheet">
            <h2>
              {copy.here} <small>{copy.atOnce}</small>
            </h2>
            {page.editing !== null && changes ? (
              <FactForm frame={frame} page={page} field={page.editing} />
            ) : (
              <FactTable page={page} canChange={changes} />
            )}
          </section>
          {changes ? null : <p className="fine">{officeForms.readOnly}</p>}
        </div>
        <div>
          <section className="sheet">
            <h2>{copy.technician}</h2>
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
          </section>
        </div>
      </div>
    </>
  )
}

function FactTable({ page, canChange }: { page: FactsPage; canChange: boolean }) {
  const { street, district, city } = page.address
  const rows: readonly (readonly [field: FactField, name: string, value: string, note: string | null])[] = [
    ['telefon', copy.phone, page.phone, null],
    ['mesaj', copy.chat, numberText(page.chat), copy.chatNote],
    ['adres', copy.address, `${street}, ${district} / ${city}`, null],
  ]
  return (
    <table className="wk said">
      <caption className="vh">{copy.caption}</caption>
      <tbody>
        {rows.map(([field, name, value, note]) => (
          <tr key={field}>
            <th scope="row">
              <span className="who">{name}</span>
              <br />
              <span>{value}</span>
              {note === null ? null : (
                <>
                  <br />
                  <span className="who">{note}</span>
                </>
              )}
            </th>
            <td>
              {canChange ? (
                <a className="lnk" href={factPath(field)}>
                  {officeForms.change}
                  <span className="vh">{officeForms.of(name)}</span>
                </a>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** "0 (532) 000 00 00" of "905320000000"; of another country with its code. */
function numberText(digits: string): string {
  const [, area, one, two, three] = /^90(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(digits) ?? []
  return area === undefined ? `+${digits}` : `0 (${area}) ${one} ${two} ${three}`
}

function FactForm({ frame, page, field }: BodyProps<FactsPage> & { field: FactField }) {
  const [start] = useState(() => startOf(page))
  return (
    <PanelForm
      frame={frame}
      to={PANEL_PATHS.facts}
      version={page.version}
      outcome={page.outcome}
      id={FORM}
      className="in"
    >
      <input type="hidden" name="alan" value={field} />
      {FIELDS[field].map(({ name, ...more }) => (
        <Field key={name} name={name} required defaultValue={start[name] ?? ''} outcome={page.outcome} {...more} />
      ))}
      <FormActs text={officeForms.publish} back={PANEL_PATHS.facts} />
    </PanelForm>
  )
}

interface FactInput {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly type?: 'tel'
  readonly inputMode?: 'numeric'
}

/** The fields of each form. */
const FIELDS: Readonly<Record<FactField, readonly FactInput[]>> = {
  telefon: [{ name: 'telefon', label: copy.phone, type: 'tel' }],
  mesaj: [{ name: 'mesaj', label: copy.chat, hint: copy.chatHint, inputMode: 'numeric' }],
  adres: [
    { name: 'sokak', label: copy.street },
    { name: 'semt', label: copy.district },
    { name: 'il', label: copy.city },
    { name: 'posta_kodu', label: copy.postalCode, inputMode: 'numeric' },
  ],
}

function startOf({ typed, phone, chat, address }: FactsPage): Readonly<Record<string, string>> {
  return {
    telefon: phone,
    mesaj: chat,
    sokak: address.street,
    semt: address.district,
    il: address.city,
    posta_kodu: address.postalCode,
    ...typed,
  }
}
