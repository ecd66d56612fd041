import type { ReactNode } from 'react'
import { PAGES } from '#contract/paths.ts'
import { dayOf } from '#domain/calendar.ts'
import { cookiePolicy as policy, shortDate } from '../../copy/cookie-policy.ts'
import { askAgain } from '../../features/consent/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { Button } from '../../ui/Button.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './CookiePolicyPage.module.css'

export function CookiePolicyPage() {
  const { office, renderedAt, zone } = usePageState()
  const today = dayOf(renderedAt, zone)
  return (
    <>
      <PageHead title={policy.title} lead={policy.lead}>
        <p>
          {policy.updated} <time dateTime={today}>{shortDate(today)}</time>
        </p>
      </PageHead>
      <Section top="close">
        <div className={styles.text}>
          <Part {...policy.definition} />
          <Part {...policy.types}>
            <p>{policy.types.today}</p>
            <p>{policy.types.stored}</p>
            <StoredEntries />
            <p>{policy.types.cached}</p>
          </Part>
          <Part title={policy.purposes.title}>
            <ul>
              {policy.purposes.list.map((purpose) => (
                <li key={purpose}>{purpose}</li>
              ))}
            </ul>
          </Part>
          <Part {...policy.managing}>
            <Button kind="line" onClick={askAgain}>
              {policy.managing.change}
            </Button>
          </Part>
          <Part {...policy.thirdParties} />
          <Part {...policy.retention} />
          <Part title={policy.compliance.title} text={policy.compliance.text(office.name)} />
          <Part title={policy.contact.title}>
            <p>
              {policy.contact.before}
              <a href={PAGES.contact.path}>{policy.contact.link}</a>
              {policy.contact.between}
              <a href={`mailto:${office.email}`} translate="no">
                {office.email}
              </a>
              {policy.contact.after}
            </p>
          </Part>
          <Part {...policy.changes} />
        </div>
      </Section>
    </>
  )
}

interface PartProps {
  readonly title: string
  readonly text?: readonly string[]
  readonly terms?: readonly { readonly name: string; readonly text: string }[]
  readonly children?: ReactNode
}

function Part({ title, text, terms, children }: PartProps) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <div className={styles.body}>
        {text?.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {terms && (
          <dl>
            {terms.map(({ name, text: meaning }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        )}
        {children}
      </div>
    </section>
  )
}

function StoredEntries() {
  const { entry, meaning, entries } = policy.types
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{entry}</th>
          <th scope="col">{meaning}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ name, text }) => (
          <tr key={name}>
            <th scope="row">
              <code translate="no">{name}</code>
            </th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
