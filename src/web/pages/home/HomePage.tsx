import { PAGES } from '#contract/paths.ts'
import { TURKISH_PRICES } from '../../copy/turkish-prices.ts'
import { goldSectionIsland } from '../../features/gold/index.ts'
import { LiveHero, RateBoards } from '../../features/rates/index.ts'
import { sumIslands } from '../../features/sum/index.ts'
import { IslandRoot } from '../../islands/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { arrowRight } from '../../ui/icons.ts'
import { UnderBoards } from '../../ui/LegalNotice.tsx'
import { Section } from '../../ui/Section.tsx'
import { Visual } from '../../ui/Visual.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { WordsProvider } from '../../words/index.ts'
import { Banner } from './Banner.tsx'
import { Visit } from './Visit.tsx'
import { features, ratesSection, statisticsLabel } from './words.ts'
import styles from './HomePage.module.css'

export function HomePage() {
  const { office } = usePageState()
  return (
    <WordsProvider words={TURKISH_PRICES}>
      <h1 tabIndex={-1} translate="no">
        <VisuallyHidden>{office.name}</VisuallyHidden>
      </h1>
      <div className={styles.top}>
        <Banner />
        <div className={styles.hero}>
          <div className="wrap">
            <LiveHero />
          </div>
        </div>
      </div>
      <Section label={features.label}>
        <Features />
      </Section>
      <Section top="none" title={ratesSection.title} lead={ratesSection.lead}>
        <RateBoards />
        <UnderBoards>
          <ButtonLink to={PAGES.rates.path}>
            {ratesSection.more}
            <Icon of={arrowRight} />
          </ButtonLink>
        </UnderBoards>
      </Section>
      {office.gold === undefined ? null : <IslandRoot island={goldSectionIsland} />}
      <IslandRoot island={sumIslands.USD} />
      <Statistics />
      <Section>
        <Visit />
      </Section>
    </WordsProvider>
  )
}

function Features() {
  return (
    <div className={styles.features}>
      {features.list.map(({ title, text, image }) => (
        <article key={title} className={styles.feature}>
          <Visual of={image} className={styles.picture} />
          <div>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        </article>
      ))}
    </div>
  )
}

function Statistics() {
  const { claims, shortName } = usePageState().office
  return (
    <section className={`${styles.statistics} screen-only`} aria-label={statisticsLabel(shortName)}>
      <dl className={`wrap ${styles.claims}`}>
        {claims.map(({ figure, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd translate="no">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
