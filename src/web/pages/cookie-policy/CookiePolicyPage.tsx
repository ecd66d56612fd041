import type { ReactNode } from 'react'
import { PAGES } from '#contract/paths.ts'
import { dayOf } from '#domain/calendar.ts'
import { cookiePolicy as policy, shortDate } from '../../copy/cookie-policy.ts'
import { askAgain } from '../../features/consent/ask-again.ts'
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
          <Part title={policy.definition.title}>
            <Paragraphs of={policy.definition.text} />
          </Part>
          <Part title={policy.types.title}>
            <Terms of={policy.types.list} />
            <p>{policy.types.today}</p>
            <p>{policy.types.stored}</p>
            <StoredEntries />
            <p>{policy.types.kept}</p>
          </Part>
          <Part title={policy.purposes.title}>
            <ul>
              {policy.purposes.list.map((purpose) => (
                <li key={purpose}>{purpose}</li>
              ))}
            </ul>
          </Part>
          <Part title={policy.managing.title}>
            <Paragraphs of={policy.managing.text} />
            <Button kind="line" onClick={askAgain}>
              {policy.managing.change}
            </Button>
          </Part>
          <Part title={policy.thirdParties.title}>
            <Paragraphs of={policy.thirdParties.text} />
          </Part>
          <Part title={policy.retention.title}>
            <Terms of={policy.retention.list} />
          </Part>
          <Part title={policy.compliance.title}>
            <Paragraphs of={policy.compliance.text(office.name)} />
          </Part>
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
          <Part title={policy.changes.title}>
            <p>{policy.changes.text}</p>
          </Part>
        </div>
      </Section>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <div className={styles.body}>{children}</div>
    </section>
  )
}

function Paragraphs({ of }: { of: readonly string[] }) {
  return of.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
}

function Terms({ of }: { of: readonly { readonly name: string; readonly text: string }[] }) {
  return (
    <dl>
      {of.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function StoredEntries() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{policy.types.entry}</th>
          <th scope="col">{policy.types.meaning}</th>
        </tr>
      </thead>
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
  )
}
