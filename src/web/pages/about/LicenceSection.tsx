import { LICENCE_ANCHOR, permitPicturePath } from '#contract/paths.ts'
import { usePageState } from '../../page-state/index.ts'
import { ExternalLink } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { Term, TextParts } from '../../ui/TextPart.tsx'
import { FactList } from './FactList.tsx'
import { licence as copy } from './licence-words.ts'
import { Print } from './Print.tsx'
import styles from './LicenceSection.module.css'

/** Shows the permit to exchange currencies and how a customer can verify it. */
export function LicenceSection() {
  const { licence, links } = usePageState().office
  const { title, kind, number, authority, picture } = licence
  return (
    <Section top="none" title={copy.title} lead={copy.lead} id={LICENCE_ANCHOR}>
      <div className={styles.permit}>
        <TextParts>
          <FactList>
            {title === undefined ? null : (
              <Term name={copy.rows.title}>
                <b>{title}</b>
              </Term>
            )}
            <Term name={copy.rows.kind}>
              <b>{kind}</b>
            </Term>
            <Term name={copy.rows.number}>
              <b translate="no">{number}</b>
            </Term>
            <Term name={copy.rows.authority}>{authority}</Term>
          </FactList>
          <div>
            <h3 className={styles.how}>{copy.how}</h3>
            <FactList>
              <Term name={copy.atCounter.name}>{copy.atCounter.text}</Term>
              <Term name={copy.atMinistry.name}>
                {copy.atMinistry.text}{' '}
                {links.licensedOffices === undefined ? null : (
                  <ExternalLink href={links.licensedOffices}>{copy.atMinistry.list}</ExternalLink>
                )}
              </Term>
              <Term name={copy.onReceipt.name}>{copy.onReceipt.text}</Term>
            </FactList>
          </div>
        </TextParts>
        {picture === undefined ? null : (
          <ExternalLink href={permitPicturePath(picture)} className={styles.picture}>
            <Print
              src={permitPicturePath(picture)}
              alt={copy.picture.alt}
              width={picture.width}
              height={picture.height}
              lazy
            />
            <span>{copy.picture.open}</span>
          </ExternalLink>
        )}
      </div>
    </Section>
  )
}
