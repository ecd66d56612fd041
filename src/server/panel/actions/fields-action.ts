import * as v from 'valibot'
import { logoOfBank } from '#contract/bank-logos.ts'
import { textOf } from '#contract/json.ts'
import type { ActionsOfPage } from '#contract/panel/declared-page.ts'
import type { TypedTexts } from '#contract/panel/pages/facts-page.ts'
import { type SettingsEdit, sameValue, valueAt, withEdits } from '#contract/settings/settings-patch.ts'
import { wayTo } from '#contract/settings/settings-places.ts'
import type { OfficeSettings } from '#contract/settings/settings-schema.ts'
import { bankCodeOf } from '#domain/iban.ts'
import { oneLine } from '../../text/index.ts'
import type { ActionsOf } from '../action.ts'
import { publish, publishOrPreview, sinceSchema } from './publish.ts'

const FIELDS_BODY = v.strictObject({
  since: sinceSchema,
  mode: v.picklist(['preview', 'publish']),
  texts: v.record(v.pipe(v.string(), v.maxLength(100)), v.string()),
})

export const FIELD_ACTIONS: ActionsOf<Omit<ActionsOfPage<'facts'>, 'changePicture'>> = {
  changeFields: {
    permission: 'facts',
    schema: FIELDS_BODY,
    async handler(asked, context) {
      const { mode, since, texts } = asked.body
      const patch = editsOf(texts, context.office.version().settings)
      return patch === null ? { kind: 'not-found' } : publishOrPreview(asked, { patch, since, mode }, context)
    },
    audit: 'own',
  },
  addBank: {
    permission: 'facts',
    schema: FIELDS_BODY,
    async handler(asked, context) {
      const { mode, since, texts } = asked.body
      const { settings } = context.office.version()
      const longer = { ...settings, banks: [...settings.banks, NO_BANK] }
      const edits = editsOf(texts, longer)
      if (edits === null) return { kind: 'not-found' }
      const patch = [{ path: ['banks'], after: valueAt(withEdits(longer, edits), ['banks']) }]
      return publishOrPreview(asked, { patch, since, mode }, context)
    },
    audit: 'own',
  },
  removeBank: {
    permission: 'facts',
    schema: v.strictObject({ since: sinceSchema, index: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    async handler(asked, context) {
      const { since, index } = asked.body
      const { banks } = context.office.version().settings
      if (banks[index] === undefined) return { kind: 'not-found' }
      const patch = [{ path: ['banks'], after: banks.filter((_, each) => each !== index) }]
      return publish(asked, { patch, since }, context)
    },
    audit: 'own',
  },
}

type Bank = OfficeSettings['banks'][number]

const NONE = { TL: '', USD: '', EUR: '' }
const NO_BANK: Bank = { bank: '', branch: '', code: '', logo: null, iban: NONE, account: NONE }

/** Returns null if one of the fields is not on the page, or may not have this value. */
function editsOf(texts: TypedTexts, settings: OfficeSettings): SettingsEdit[] | null {
  const edits = Object.entries(texts).map(([name, text]) => editOf(name, text, settings))
  return edits.every((edit) => edit !== null) ? edits.flatMap(withBankFacts) : null
}

function editOf(name: string, text: string, settings: OfficeSettings): SettingsEdit | null {
  const path = name.split('.')
  const { places, rest } = wayTo(path)
  const last = places.at(-1)
  if (rest.length > 0 || last?.is !== 'declared' || last.declaration.is !== 'field') return null
  const { declaration: field } = last
  const { panel } = field.words
  if (panel === undefined) return null
  const itemIndex = places.findIndex(({ is }) => is === 'item')
  if (itemIndex >= 0 && valueAt(settings, path.slice(0, itemIndex + 1)) === undefined) return null
  const after = oneLine(text) === '' && 'empty' in field ? field.empty : field.kind.typed(text)
  if (panel.only !== undefined && ![panel.only, valueAt(settings, path)].some((each) => sameValue(each, after)))
    return null
  return { path, ...(after !== undefined && { after }) }
}

/** Adds what follows from a bank's name and IBAN: its logo, and its code, which every IBAN contains. */
function withBankFacts(edit: SettingsEdit): SettingsEdit[] {
  const [list, index = '', name, currency] = edit.path
  if (list !== 'banks') return [edit]
  const at = (fact: keyof Bank, after: unknown): SettingsEdit => ({ path: ['banks', index, fact], after })
  if (name === 'bank') return [edit, at('logo', logoOfBank(textOf(edit.after)))]
  return name === 'iban' && currency === 'TL' ? [edit, at('code', bankCodeOf(textOf(edit.after)))] : [edit]
}
