import { LICENCE_PATH, PAGES } from '#contract/paths.ts'
import { ministryInTurkish } from '../../copy/language-words.ts'
import { askAgain } from '../../features/consent/index.ts'
import { useToday } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { useLanguage } from '../../pages/language/language-context.tsx'
import { ThemeControl } from './ThemeControl.tsx'
import styles from './Footer.module.css'

/** Shows the office, its permit and links to the Turkish site. */
export function LanguageFooter() {
  const { words } = useLanguage()
  const { footer } = words
  const { office } = usePageState()
  const { licence } = office
  const group = /^[A-Z](?= grubu)/.exec(licence.kind)?.[0]
  const year = useToday().slice(0, 4)
  return (
    <footer className={`${styles.footer} screen-only`}>
      <div className={`${styles.band} ornament`} aria-hidden="true" />
      <div className="wrap">
        <p className="lang-licence">
          <b lang="tr" dir="ltr" translate="no">
            {licence.title ?? office.name}
          </b>{' '}
          {group === undefined ? <span lang="tr">{licence.kind}</span> : <span>{footer.licensed(group)}</span>}{' '}
          <span>
            {footer.number}{' '}
            <bdi dir="ltr" translate="no">
              {licence.number}
            </bdi>
          </span>{' '}
          {licence.authority.endsWith(ministryInTurkish) ? (
            <span>{footer.authority}</span>
          ) : (
            <span lang="tr">{licence.authority}</span>
          )}
        </p>
        <div className={styles.line}>
          <span className={styles.copyright}>
            <bdi dir="ltr" translate="no">{`© ${year} ${office.name}`}</bdi>
          </span>
          <a href={LICENCE_PATH} hrefLang="tr">
            {footer.permit}
          </a>
          <a href={PAGES.home.path} hrefLang="tr">
            {footer.site}
          </a>
          {office.gold === undefined ? null : (
            <a href={PAGES.gold.path} hrefLang="tr">
              {footer.gold}
            </a>
          )}
          <a href={PAGES.cookiePolicy.path} hrefLang="tr">
            {footer.cookies}
          </a>
          <button type="button" className={`${styles.consent} script-only`} onClick={askAgain}>
            {footer.consent}
          </button>
          <ThemeControl words={words.theme} />
        </div>
        <p className={styles.notice}>{footer.notice}</p>
      </div>
    </footer>
  )
}
