import type { OfficeFacts } from '#contract/office-facts.ts'
import type { Day } from '#domain/calendar.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import type { OpeningHours, Span } from '#domain/opening.ts'
import { sampleMark } from '../copy/frame.ts'
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
    telephone: office.phone.uri,
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

/** Days that are open from and to the same minute in one entry, so a day with a break in two; closed days have none. */
function weekNodes({ week }: OpeningHours): StructuredNode[] {
  const bySpan = new Map<string, { span: Span; dayOfWeek: string[] }>()
  for (const [index, hours] of week.entries()) {
    const weekday = WEEKDAYS[index]
    if (weekday === undefined) continue
    for (const span of hours) {
      const key = `${span.from}-${span.to}`
      const entry = bySpan.get(key) ?? { span, dayOfWeek: [] }
      entry.dayOfWeek.push(weekday)
      bySpan.set(key, entry)
    }
  }
  return [...bySpan.values()].map(({ span, dayOfWeek }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    opens: span.from,
    closes: span.to,
  }))
}

/** The days still to come. A closed one is written as schema.org's readers want it: it opens and closes at midnight. */
function specialNodes({ special }: OpeningHours, today: Day): StructuredNode[] {
  const coming = special.filter(({ day }) => today <= day)
  return coming.flatMap(({ day, name, hours }) =>
    (hours.length === 0 ? [{ from: '00:00', to: '00:00' }] : hours).map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      name,
      validFrom: day,
      validThrough: day,
      opens: from,
      closes: to,
    })),
  )
}
