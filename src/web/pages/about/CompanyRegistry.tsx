import type { RegistryFacts } from '#contract/office-facts.ts'
import { REGISTRY_ANCHOR } from '#contract/paths.ts'
import { usePageState } from '../../page-state/index.ts'
import { ExternalLink } from '../../ui/Button.tsx'
import { TitledSection } from '../../ui/Section.tsx'
import { Term, TextParts } from '../../ui/TextPart.tsx'
import { FactList } from './FactList.tsx'
import { registry as copy } from './licence-words.ts'
import remark from '../../ui/Remark.module.css'
import styles from './CompanyRegistry.module.css'

const ROWS = ['number', 'mersis', 'seat', 'capital', 'board', 'auditor'] as const satisfies (keyof RegistryFacts)[]

/** Shows the facts that a company must publish by law. Renders nothing if the office has entered none. */
export function CompanyRegistry() {
  const { registry } = usePageState().office.licence
  if (registry === undefined) return null
  const { announcements } = registry
  return (
    <TitledSection title={copy.title} className={`${remark.remark} ${styles.registry}`} id={REGISTRY_ANCHOR}>
      <TextParts>
        <FactList>
          {ROWS.map((name) =>
            registry[name] === undefined ? null : (
              <Term key={name} name={copy.rows[name]}>
                {registry[name]}
              </Term>
            ),
          )}
        </FactList>
        {announcements === undefined ? null : (
          <p>
            <ExternalLink href={announcements}>{copy.announcements}</ExternalLink>
            <br />
            {copy.note}
          </p>
        )}
      </TextParts>
    </TitledSection>
  )
}
