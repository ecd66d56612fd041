import type { FactsPage } from '#contract/panel/office-pages.ts'
import type { OfficeSettings } from '#contract/settings/settings-schema.ts'
import type { HealthReport } from '../../health/index.ts'
import { countText, numberText } from '../../text/index.ts'
import { sourceName } from '../../upstream/index.ts'

export function factsPage(
  report: HealthReport,
  {
    chat,
    phone,
    email,
    address,
    directions,
    licence,
    links,
    banks,
    accountHolder,
    legal,
    largeSumTl,
    transfers,
  }: OfficeSettings,
): FactsPage {
  const { version } = report
  const { street, district, city, postalCode } = address
  const { identityFromUsd, taxNumberFromUsd } = legal
  const { explainedFromTl, ...ofTransfers } = transfers
  return {
    kind: 'facts',
    version,
    phone,
    chat: chat.number,
    email,
    address: { street, district, city, postalCode },
    directions,
    licence,
    licensedOffices: links.licensedOffices ?? null,
    accountHolder,
    banks,
    limits: { identityFromUsd, taxNumberFromUsd, largeSumTl, explainedFromTl },
    transfers: ofTransfers,
    technician: technicianFacts(report),
  }
}

/** Facts that only a technician changes, because a mistake would be costly. */
function technicianFacts({ office, sources }: HealthReport): FactsPage['technician'] {
  const { facts, pricing } = office
  const percent = (basisPoints: number): string => `%${numberText(basisPoints / 100)}`
  const { marginLimit, jumpLimit, spreadLimit } = pricing.guards
  return [
    { name: 'Kurumun adı', value: facts.name, note: null },
    { name: 'Site adresi', value: facts.origin, note: null },
    { name: 'Fiyat kaynağı', value: sources.map(({ name }) => sourceName(name, sources)).join(', '), note: null },
    {
      name: 'Uyarı sınırları',
      value: `${percent(marginLimit)} pay`,
      note: `${percent(jumpLimit)} sıçrama, ${percent(spreadLimit)} makas`,
    },
    {
      name: 'Yasal tutarlar',
      value: `${countText(facts.legal.identificationThreshold)} ₺ kimlik sınırı`,
      note: `${facts.legal.penaltyYear} yılı`,
    },
  ]
}
