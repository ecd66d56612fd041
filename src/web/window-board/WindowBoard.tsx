import { type ReactNode, useMemo } from 'react'
import { windowMetals, type WindowChoice } from '#contract/window-board.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { opensText } from '../copy/opening-words.ts'
import { TURKISH_CHANGE, TURKISH_RATES } from '../copy/rates.ts'
import { windowBoard as copy } from '../copy/window-board-words.ts'
import { formatMinute } from '../format/format.ts'
import { GoldRates, useAsOfNow, useFeed } from '../live/index.ts'
import { usePageState } from '../page-state/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { moon } from '../ui/icons.ts'
import { WordsProvider } from '../words/index.ts'
import { useBurnInProtection, useTheme, useTurn } from './screen-look.ts'
import { useEndOfDay, useSignsOfLife, useWakeLock } from './screen.ts'
import { SiteCode } from './SiteCode.tsx'
import { WindowBanknotes } from './WindowBanknotes.tsx'
import { Logo, WindowFrame } from './WindowFrame.tsx'
import { useWindowChoice, WindowStrip } from './WindowStrip.tsx'
import { WindowTable } from './WindowTable.tsx'
import styles from './WindowBoard.module.css'

/** The class of the board's document. */
export const SCREEN_CLASS = styles.screen

const WORDS = { rates: TURKISH_RATES, change: TURKISH_CHANGE }

/** The board in the window; while the office is closed, it has no prices. */
export function WindowBoard() {
  const { office } = usePageState()
  const metals = useMemo(() => windowMetals(office.gold), [office.gold])
  const [choice, choose] = useWindowChoice(metals.length > 0)
  const kind = useAsOfNow(({ opening }) => opening.kind)
  useFeed('table')
  useSignsOfLife()
  useEndOfDay(kind)
  useTheme(choice)
  useBurnInProtection()
  useWakeLock()
  return (
    <WordsProvider words={WORDS}>
      <div className={kind === 'open' ? styles.board : `${styles.board} ${styles.closed}`}>
        {kind === 'open' ? <OpenBoard choice={choice} metals={metals} /> : <ClosedBoard />}
        {choice === null ? null : <WindowStrip choice={choice} choose={choose} hasGold={metals.length > 0} />}
      </div>
    </WordsProvider>
  )
}

interface OpenBoardProps {
  /** null until the settings are read: the board then shows everything, as the server rendered it. */
  choice: WindowChoice | null
  metals: ReturnType<typeof windowMetals>
}

function OpenBoard({ choice, metals }: OpenBoardProps) {
  switch (choice?.pano ?? (metals.length > 0 ? 'doviz,altin' : 'doviz')) {
    case 'doviz':
      return (
        <WindowFrame codes={CURRENCY_CODES}>
          <WindowTable board="doviz" codes={CURRENCY_CODES} />
          <WindowBanknotes />
        </WindowFrame>
      )
    case 'altin':
      return (
        <GoldRates board="gold">
          <WindowFrame codes={metals}>
            <WindowTable board="altin" codes={metals} />
          </WindowFrame>
        </GoldRates>
      )
    case 'doviz,altin':
      return (
        <WindowFrame codes={CURRENCY_CODES}>
          <AlternatingBoards>
            <WindowTable board="doviz" codes={CURRENCY_CODES} beside={metals.length} />
            <GoldRates board="gold">
              <WindowTable board="altin" codes={metals} beside={CURRENCY_CODES.length} />
            </GoldRates>
          </AlternatingBoards>
          <WindowBanknotes />
        </WindowFrame>
      )
  }
}

/** Two boards side by side on a wide screen. On a tall screen they alternate, and the foot names the current one. */
function AlternatingBoards({ children }: { children: ReactNode }) {
  const turn = useTurn()
  const shown = turn === null ? undefined : turn % 2
  return (
    <>
      <div className={styles.pair} data-turn={shown}>
        {children}
      </div>
      <p className={styles.turns} aria-hidden="true" data-turn={shown}>
        <span>{copy.board.doviz}</span>
        <span>{copy.board.altin}</span>
      </p>
    </>
  )
}

function ClosedBoard() {
  const time = useAsOfNow(({ now, stage }) => (stage === 'served' ? null : formatMinute(now)))
  const opens = useAsOfNow(({ now, opening }) =>
    opening.kind === 'open' || opening.opensAt === null ? null : copy.closed.opens(opensText(opening.opensAt, now)),
  )
  return (
    <main className={styles.night}>
      <Logo />
      <p className={styles.clock}>
        <Icon of={moon} />
        <time translate="no">{time}</time>
      </p>
      <h1>{copy.closed.title}</h1>
      {opens === null ? null : <p>{opens}</p>}
      <SiteCode place="night" words={copy.closed.onYourPhone} />
    </main>
  )
}
