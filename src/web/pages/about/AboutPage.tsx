import { POLICY_PATH } from '#contract/paths.ts'
import { usePageState } from '../../page-state/index.ts'
import { AboutFoot } from '../../slots/index.ts'
import { ExternalLink } from '../../ui/Button.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Section, TitledSection } from '../../ui/Section.tsx'
import { CompanyRegistry } from './CompanyRegistry.tsx'
import { LicenceSection } from './LicenceSection.tsx'
import { Print } from './Print.tsx'
import { about } from './words.ts'
import columns from '../../ui/Columns.module.css'
import remark from '../../ui/Remark.module.css'
import split from '../../ui/Split.module.css'
import styles from './AboutPage.module.css'

export function AboutPage() {
  const { office } = usePageState()
  return (
    <>
      <PageHead title={about.title} lead={about.lead} />
      <Section top="close">
        <div className={`${split.split} ${split.picture} ${styles.introduction}`}>
          {/* The picture is not lazy, because it is in the first view at every width. */}
          <Print src="/img/a4.jpg" alt={about.picture} width={1000} height={750} />
          <div>
            <h2>{about.introduction.title}</h2>
            <p className="lead">{about.introduction.story(office)}</p>
            <p className="lead">{about.introduction.today}</p>
          </div>
        </div>
      </Section>
      <LicenceSection />
      <Section top="none">
        <div className={styles.purpose}>
          {about.purpose.map(({ title, text }) => (
            <div key={title}>
              <h2>{title}</h2>
              <p className="lead">{text}</p>
            </div>
          ))}
        </div>
      </Section>
      <Section top="none" title={about.values.title}>
        <div className={columns.columns}>
          {about.values.list.map(({ title, text }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
        <TitledSection title={about.policy.title} className={remark.remark}>
          <div>
            <p>{about.policy.text}</p>
            <p>
              <ExternalLink href={POLICY_PATH}>{about.policy.link}</ExternalLink>
              <br />
              {about.policy.note}
            </p>
            <AboutFoot />
          </div>
        </TitledSection>
        <CompanyRegistry />
      </Section>
    </>
  )
}
