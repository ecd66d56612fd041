import { PAGES } from '#contract/paths.ts'
import { cookiePolicy as policy, shortDate } from '../../copy/cookie-policy.ts'
import { askAgain } from '../../features/consent/index.ts'
import { useToday } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { Button } from '../../ui/Button.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Section } from '../../ui/Section.tsx'
import { TableHead } from '../../ui/Table.tsx'
import { TextPart, TextParts } from '../../ui/TextPart.tsx'

export function CookiePolicyPage() {
  const { office } = usePageState()
  const today = useToday()
  return (
    <>
      <PageHead title={policy.title} lead={policy.lead}>
        <p>
          {policy.updated} <time dateTime={today}>{shortDate(today)}</time>
        </p>
      </PageHead>
      <Section top="close">
        <TextParts>
          <TextPart {...policy.definition} />
          <TextPart {...policy.types}>
            <p>{policy.types.today}</p>
            <p>{policy.types.stored}</p>
            <table>
              <TableHead columns={[policy.types.entry, policy.types.meaning]} />
              <tbody>
                {policy.types.entries.map(({ name, text }) => (
                  <tr key={name}>
                    <th scope="row">
                      <code translate="no">{name}</code>
                    </th>
                    <td>{text}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p>{policy.types.cached}</p>
          </TextPart>
          <TextPart title={policy.purposes.title}>
            <ul>
              {policy.purposes.list.map((purpose) => (
                <li key={purpose}>{purpose}</li>
              ))}
            </ul>
          </TextPart>
          <TextPart {...policy.managing}>
            <Button kind="line" onClick={askAgain}>
              {policy.managing.change}
            </Button>
          </TextPart>
          <TextPart {...policy.thirdParties} />
          <TextPart {...policy.retention} />
          <TextPart
            title={policy.compliance.title}
            text={policy.compliance.text(office.licence.title ?? office.name)}
          />
          <TextPart title={policy.contact.title}>
            <p>
              {policy.contact.before}
              <a href={PAGES.contact.path}>{policy.contact.link}</a>
              {policy.contact.between}
              <a href={`mailto:${office.email}`} translate="no">
                {office.email}
              </a>
              {policy.contact.after}
            </p>
          </TextPart>
          <TextPart {...policy.changes} />
        </TextParts>
      </Section>
    </>
  )
}
