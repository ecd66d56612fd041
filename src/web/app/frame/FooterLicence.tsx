import { LICENCE_PATH } from '#contract/paths.ts'
import { footer as copy } from '../../copy/frame.ts'
import { usePageState } from '../../page-state/index.ts'
import styles from './Footer.module.css'

export function FooterLicence() {
  const { title, kind, number, authority } = usePageState().office.licence
  return (
    <div className={styles.licence}>
      <p>
        {title === undefined ? null : <b>{title}</b>} <span>{kind}</span> <span>{copy.permitNumber(number)}</span>{' '}
        <span>{authority}</span>
      </p>
      <a href={LICENCE_PATH}>{copy.permit}</a>
    </div>
  )
}
