import { PAGES } from '#contract/paths.ts'
import { Icon } from '../../ui/Icon.tsx'
import { arrowRight } from '../../ui/icons.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { Section } from '../../ui/Section.tsx'
import { notFound } from './words.ts'
import styles from './NotFoundPage.module.css'

const SUGGESTED = ['home', 'rates', 'accounts', 'documents', 'about', 'contact'] as const

export function NotFoundPage() {
  return (
    <>
      <PageHead title={notFound.title} lead={notFound.lead} />
      <Section top="close">
        <ul className={styles.pages}>
          {SUGGESTED.map((key) => (
            <li key={key}>
              <a href={PAGES[key].path} className={styles.page}>
                <b>{notFound.pages[key].title}</b>
                <span>{notFound.pages[key].text}</span>
                <Icon of={arrowRight} className={styles.arrow} />
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
