import { LICENCE_ANCHOR, permitPicturePath } from '#contract/paths.ts'
import { licence as copy } from '../../copy/licence.ts'
import { usePageState } from '../../page-state/index.ts'
import { ExternalLink } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextParts } from '../../ui/TextPart.tsx'

/** Shows the permit to exchange currencies and how a customer can verify it. */
export function LicenceSection() {
  const { licence, links } = usePageState().office
  const { title, kind, number, authority, picture } = licence
  return (
    <Section top="none" title={copy.title} lead={copy.lead} id={LICENCE_ANCHOR}>
      <div className="about-permit">
        <TextParts>
          <dl className="about-facts">
            {title === undefined ? null : (
              <div>
                <dt>{copy.rows.title}</dt>
                <dd>
                  <b>{title}</b>
                </dd>
              </div>
            )}
            <div>
              <dt>{copy.rows.kind}</dt>
              <dd>
                <b>{kind}</b>
              </dd>
            </div>
            <div>
              <dt>{copy.rows.number}</dt>
              <dd>
                <b translate="no">{number}</b>
              </dd>
            </div>
            <div>
              <dt>{copy.rows.authority}</dt>
              <dd>{authority}</dd>
            </div>
          </dl>
          <div>
            <h3 className="about-how">{copy.how}</h3>
            <dl className="about-facts">
              <div>
                <dt>{copy.atCounter.name}</dt>
                <dd>{copy.atCounter.text}</dd>
              </div>
              <div>
                <dt>{copy.atMinistry.name}</dt>
                <dd>
                  {copy.atMinistry.text}{' '}
                  {links.licensedOffices === undefined ? null : (
                    <ExternalLink href={links.licensedOffices}>{copy.atMinistry.list}</ExternalLink>
                  )}
                </dd>
              </div>
              <div>
                <dt>{copy.onReceipt.name}</dt>
                <dd>{copy.onReceipt.text}</dd>
              </div>
            </dl>
          </div>
        </TextParts>
        {picture === undefined ? null : (
          <ExternalLink href={permitPicturePath(picture)} className="about-permit-picture">
            <img
              className="about-print framed"
              src={permitPicturePath(picture)}
              alt={copy.picture.alt}
              width={picture.width}
              height={picture.height}
              loading="lazy"
            />
            <span>{copy.picture.open}</span>
          </ExternalLink>
        )}
      </div>
    </Section>
  )
}
