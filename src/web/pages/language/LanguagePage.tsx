import { usePageState } from '../../page-state/index.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { Section } from '../../ui/Section.tsx'
import { Bring } from './Bring.tsx'
import { FindUs } from './FindUs.tsx'
import { useLanguage } from './language-context.tsx'
import { LanguageBoard } from './LanguageBoard.tsx'
import { Papers } from './Papers.tsx'
import { SumCard } from './SumCard.tsx'

/** For visitors who read no Turkish: what do I get, are you open, what do I bring, how do I get there. */
export function LanguagePage() {
  const { language, words } = useLanguage()
  const { directions } = usePageState().office
  return (
    <div className="lang-page">
      <PageHead title={words.title(directions[language].place ?? directions.tr.place)} lead={words.lead} slim />
      <Section top="closer">
        <div className="lang-pair">
          <SumCard />
          <LanguageBoard />
        </div>
      </Section>
      <Section top="none">
        <div className="lang-pair">
          <Bring />
          <FindUs />
        </div>
      </Section>
      <Papers />
    </div>
  )
}
