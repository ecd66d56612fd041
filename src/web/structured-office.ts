import type { OfficeFacts } from '#contract/office-facts.ts'
import type { Day } from '#domain/calendar.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import type { Hours, OpeningHours } from '#domain/opening.ts'
import { sampleMark } from './copy/frame.ts'
import type { StructuredNode } from './structured-node.ts'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** The office as search engines know it on a day. A sample office says that it is one. */
export function officeNode(office: OfficeFacts, today: Day): StructuredNode {
  const { address } = office
  return {
    '@type': 'FinancialService',
    '@id': `${office.origin}/#office`,
    name: office.name,
    ...(office.sample && { disambiguatingDescription: sampleMark }),
    url: `${office.origin}/`,
    logo: `${office.origin}/logo.png`,
    image: `${office.origin}/logo.png`,
    foundingDate: String(office.founded),
    currenciesAccepted: ['TRY', ...CURRENCY_CODES].join(', '),
    email: office.email,
    telephone: office.phone.uri.replace('tel:', ''),
    faxNumber: office.fax.text,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.district,
      addressRegion: address.city,
      postalCode: address.postalCode,
      addressCountry: 'TR',
    },
    hasMap: office.map.link,
    openingHoursSpecification: weekNodes(office.hours),
    specialOpeningHoursSpecification: specialNodes(office.hours, today),
  }
}

/** Days with the same hours in one entry; closed days have none. */
function weekNodes({ week }: OpeningHours): StructuredNode[] {
  const byHours = new Map<string, { hours: NonNullable<Hours>; dayOfWeek: string[] }>()
  for (const [index, hours] of week.entries()) {
    const weekday = WEEKDAYS[index]
    if (hours === null || weekday === undefined) continue
    const key = `${hours.from}-${hours.to}`
    const entry = byHours.get(key) ?? { hours, dayOfWeek: [] }
    entry.dayOfWeek.push(weekday)
    byHours.set(key, entry)
  }
  return [...byHours.values()].map(({ hours, dayOfWeek }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    opens: hours.from,
    closes: hours.to,
  }))
}

/** The days still to come. A closed one is written as schema.org's readers want it: it opens and closes at midnight. */
function specialNodes({ special }: OpeningHours, today: Day): StructuredNode[] {
  const coming = special.filter(({ day }) => today <= day)
  return coming.map(({ day, name, hours }) => ({
    '@type': 'OpeningHoursSpecification',
    name,
    validFrom: day,
    validThrough: day,
    opens: hours?.from ?? '00:00',
    closes: hours?.to ?? '00:00',
  }))
}
