import { FACT_FIELDS, type FactField, type FactsPage } from '#contract/panel/office.ts'
import type { OfficeSettings } from '#contract/settings/settings-schema.ts'
import type { HealthReport } from '../../health/index.ts'
import { countText, numberText } from '../../text/index.ts'
import { SOURCE_NAMES } from '../../upstream/index.ts'

export function factsPage(
  report: HealthReport,
  { chat }: Pick<OfficeSettings, 'chat'>,
  asked: Pick<FactsPage, 'editing' | 'typed' | 'outcome'>,
): FactsPage {
  const { office, version } = report
  const { phone, address } = office.facts
  const { street, district, city, postalCode } = address
  return {
    kind: 'facts',
    version,
    phone: phone.text,
    chat: chat.number,
    address: { street, district, city, postalCode },
    technician: technicianFacts(report),
    ...asked,
  }
}

export function factField(written: string | undefined): FactField | null {
  return FACT_FIELDS.find((field) => field === written) ?? null
}

/** What a mistake in would cost more than a call to whoever knows it. */
function technicianFacts({ office, sources }: HealthReport): FactsPage['technician'] {
  const { facts, pricing } = office
  const accounts = facts.banks.reduce((sum, { iban }) => sum + Object.keys(iban).length, 0)
  const percent = (basisPoints: number): string => `%${numberText(basisPoints / 100)}`
  const { marginLimit, jumpLimit, spreadLimit } = pricing.guards
  return [
    { name: 'Unvan', value: facts.name, note: `${facts.licence.kind}, ${facts.licence.number}` },
    {
      name: 'Banka hesapları',
      value: `${countText(facts.banks.length)} banka, ${countText(accounts)} IBAN`,
      note: 'Yanlış yazılırsa para başkasına gider.',
    },
    { name: 'E-posta ve site adresi', value: facts.email, note: facts.origin },
    { name: 'Fiyat kaynağı', value: sources.map(({ name }) => SOURCE_NAMES[name]).join(', '), note: null },
    {
      name: 'Uyarı sınırları',
      value: `${percent(marginLimit)} pay`,
      note: `${percent(jumpLimit)} sıçrama, ${percent(spreadLimit)} makas`,
    },
    { name: 'Yasal tutarlar', value: `${countText(facts.legal.identificationThreshold)} ₺ kimlik sınırı`, note: null },
  ]
}
