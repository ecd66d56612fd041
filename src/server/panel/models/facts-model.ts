import type { FactForm, FactSection, FactsPage, FormField } from '#contract/panel/pages/facts-page.ts'
import { type Field, SECTIONS } from '#contract/settings/declaration.ts'
import { writtenText } from '#contract/settings/kinds/kind.ts'
import { DECLARATIONS } from '#contract/settings/office/index.ts'
import type { SettingsPath } from '#contract/settings/settings-mistake.ts'
import { sameValue, valueAt } from '#contract/settings/settings-patch.ts'
import { DECLARED_FIELDS, type DeclaredField, fieldsIn } from '#contract/settings/settings-places.ts'
import type { OfficeSettings } from '#contract/settings/settings-schema.ts'
import type { HealthReport } from '../../health/index.ts'
import { numberText } from '../../text/index.ts'
import { sourceName } from '../../upstream/index.ts'

export function factsPage(report: HealthReport, settings: OfficeSettings): FactsPage {
  const { banks, licence } = settings
  return {
    kind: 'facts',
    version: report.version,
    sections: sectionsOf(settings),
    banks: banks.map(({ bank, branch }, index) => bankForm(`${bank}, ${branch}`, index, settings)),
    newBank: bankForm('Yeni banka', banks.length, settings),
    picture: licence.picture ?? null,
    technician: technicianFacts(report),
  }
}

function sectionsOf(settings: OfficeSettings): readonly FactSection[] {
  const forms = new Map<string, DeclaredField[]>()
  for (const declared of DECLARED_FIELDS) {
    const { panel } = declared.field.words
    if (panel === undefined) continue
    const key = `${panel.section} ${panel.form ?? panel.label}`
    forms.set(key, [...(forms.get(key) ?? []), declared])
  }
  return Object.entries(SECTIONS).flatMap(([name, title]) => {
    const id = isSection(name) ? name : null
    const own = [...forms.values()].filter(([first]) => first?.field.words.panel?.section === id)
    return id === null ? [] : [{ id, title, forms: own.map((fields) => formOf(fields, settings)) }]
  })
}

function isSection(name: string): name is keyof typeof SECTIONS {
  return name in SECTIONS
}

function formOf(declared: readonly DeclaredField[], settings: OfficeSettings): FactForm {
  const words = declared.flatMap(({ field }) => field.words.panel ?? [])
  const [first] = words
  const isFixed = declared.every(({ field, path }) => {
    const only = field.words.panel?.only
    return only !== undefined && sameValue(only, valueAt(settings, path))
  })
  const fields = declared.map((each) => formField(each, settings))
  return {
    title: first?.form ?? first?.label ?? '',
    note: words.find(({ note }) => note !== undefined)?.note ?? null,
    values: shownValues(declared, settings),
    fields: isFixed ? [] : fields,
  }
}

/** The row of a bank lists its IBANs. */
function bankForm(title: string, index: number, settings: OfficeSettings): FactForm {
  const at = ['banks', String(index)]
  const declared = fieldsIn(DECLARATIONS.banks.item, at).filter(({ field }) => field.words.panel !== undefined)
  const ibans = declared.filter(({ field }) => field.kind.control.type === 'iban')
  return {
    title,
    note: null,
    values: shownValues(ibans, settings),
    fields: declared.map((each) => formField(each, settings)),
  }
}

function shownValues(declared: readonly DeclaredField[], settings: OfficeSettings): FactForm['values'] {
  const isAlone = declared.length === 1
  return declared.map(({ field, path }) => {
    const value = valueAt(settings, path)
    const text = value === null || value === undefined || value === '' ? NOT_WRITTEN : field.kind.text(value)
    return { label: isAlone ? null : (field.words.panel?.label ?? null), text }
  })
}

const NOT_WRITTEN = 'yazılmamış'

function formField({ path, field }: DeclaredField, settings: OfficeSettings): FormField {
  const { label = '', hint = null, lang = null, only } = field.words.panel ?? {}
  const text = typedText(field, path, settings)
  const { control } = field.kind
  const choices = only === undefined ? null : [text, writtenText(field.kind.notation, only)]
  return {
    path: path.join('.'),
    label,
    hint,
    lang,
    isOptional: 'empty' in field,
    control: choices === null || control.type !== 'choice' ? control : { type: 'choice', choices },
    text,
  }
}

function typedText(field: Field, path: SettingsPath, settings: OfficeSettings): string {
  const value = valueAt(settings, path)
  return value === null || value === undefined ? '' : writtenText(field.kind.notation, value)
}

/** Facts that only a technician changes, because a mistake would be costly. */
function technicianFacts({ office, sources }: HealthReport): FactsPage['technician'] {
  const percent = (basisPoints: number): string => `%${numberText(basisPoints / 100)}`
  const { marginLimit, jumpLimit, spreadLimit } = office.pricing.guards
  return [
    { name: 'Fiyat kaynağı', value: sources.map(({ name }) => sourceName(name, sources)).join(', '), note: null },
    {
      name: 'Uyarı sınırları',
      value: `${percent(marginLimit)} pay`,
      note: `${percent(jumpLimit)} sıçrama, ${percent(spreadLimit)} makas`,
    },
  ]
}
