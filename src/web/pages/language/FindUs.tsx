import { useOpeningHours } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { ExternalButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { mapPin, messageCircle, taxi } from '../../ui/icons.ts'
import { TitledSection } from '../../ui/Section.tsx'
import { Term, TextParts } from '../../ui/TextPart.tsx'
import { useWords } from '../../words/index.ts'
import { useLanguage } from './language-context.tsx'
import { weekIn } from './language-text.ts'
import sheet from '../../ui/Sheet.module.css'
import slip from '../../ui/Slip.module.css'
import styles from './FindUs.module.css'

/** Shows the address for a taxi driver, the hours, the way on foot, the phone number and the map. */
export function FindUs() {
  const language = useLanguage()
  const { words } = language
  const { find } = words
  const figures = useWords('figures')
  const ask = useWords('ask')
  const { office } = usePageState()
  const { address, chat, map, name, phone } = office
  return (
    <TitledSection id="find" titleClass="subtitle" title={find.title}>
      <div className={`${sheet.sheet} ${styles.driver}`}>
        <p className={slip.label}>
          <Icon of={taxi} className={styles.taxi} />
          {find.driver}
        </p>
        <address lang="tr" dir="ltr" translate="no">
          {name}
          <br />
          {address.street}
          <br />
          {`${address.district} / ${address.city}`}
        </address>
      </div>
      <TextParts>
        <dl>
          <Term name={find.hours}>
            <Week />
          </Term>
          <Way />
          <Term name={find.phone}>
            <a href={`tel:${phone.uri}`}>
              <bdi dir="ltr" translate="no">
                {figures.telephone(phone)}
              </bdi>
            </a>
          </Term>
        </dl>
      </TextParts>
      <div className={`actions screen-only ${styles.actions}`}>
        <ExternalButtonLink href={map.directions} note={words.newTab} className={slip.action}>
          <Icon of={mapPin} />
          <span>{find.directions}</span>
        </ExternalButtonLink>
        <ExternalButtonLink href={chat.href} note={words.newTab} kind="line" className={slip.action}>
          <Icon of={messageCircle} />
          <span>{chat.isWhatsApp ? ask.whatsApp : ask.otherChat}</span>
        </ExternalButtonLink>
      </div>
    </TitledSection>
  )
}

function Week() {
  const language = useLanguage()
  return weekIn(useOpeningHours(), language).map(({ days, hours }) => (
    <span key={days} className={styles.days}>
      {days}{' '}
      {hours.length === 0
        ? language.words.find.closed
        : hours.map(({ from, to }) => (
            <bdi key={from} dir="ltr">
              {`${from}–${to}`}{' '}
            </bdi>
          ))}
    </span>
  ))
}

/** Shows the office's directions in this language, else in Turkish, else nothing. */
function Way() {
  const { language, words } = useLanguage()
  const { directions } = usePageState().office
  const { way } = directions[language]
  const inTurkish = directions.tr.way
  if (way === null && inTurkish === null) return null
  return (
    <div>
      <dt>{words.find.way}</dt>
      {way === null ? (
        <dd lang="tr" dir="ltr">
          {inTurkish}
        </dd>
      ) : (
        <dd>{way}</dd>
      )}
    </div>
  )
}
