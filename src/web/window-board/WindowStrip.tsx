import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { readWindowChoice, type WindowChoice, writeWindowChoice } from '#contract/window-board.ts'
import { SECOND } from '#domain/calendar.ts'
import { windowParts, windowSettings as copy } from '../copy/window-board-words.ts'
import { readStored, writeStored } from '../ui/browser-storage.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { maximize } from '../ui/icons.ts'
import { Segments } from '../ui/Segments.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import styles from './WindowStrip.module.css'

const KEPT = 'tabela'

/** Returns the settings of the address, else the stored ones; null in the server's HTML. */
export function useWindowChoice(hasGold: boolean): readonly [WindowChoice | null, (choice: WindowChoice) => void] {
  const hydrated = useHydrated()
  const [chosen, setChosen] = useState<WindowChoice>()
  const first = useMemo(() => (hydrated ? storedChoice(hasGold) : null), [hydrated, hasGold])
  const choose = (next: WindowChoice): void => {
    const written = writeWindowChoice(next)
    writeStored(KEPT, written)
    history.replaceState(null, '', `?${written}`)
    setChosen(next)
  }
  return [chosen ?? first, choose]
}

function storedChoice(hasGold: boolean): WindowChoice {
  return readWindowChoice(new URLSearchParams(location.search), new URLSearchParams(readStored(KEPT) ?? ''), hasGold)
}

/** The strip disappears after this time without input. */
const STAYS = 8 * SECOND

interface WindowStripProps {
  choice: WindowChoice
  choose: (choice: WindowChoice) => void
  hasGold: boolean
}

/** Settings above the foot, which appear at a movement of the mouse, a touch or a key of a remote control. */
export function WindowStrip({ choice, choose, hasGold }: WindowStripProps) {
  const place = useRef<HTMLElement>(null)
  const isShown = useAttention(place)
  if (!isShown) return null
  return (
    <section className={styles.strip} aria-label={copy.title} ref={place}>
      {hasGold ? <Part part="pano" choice={choice} choose={choose} /> : null}
      <Part part="tema" choice={choice} choose={choose} />
      <Part part="boy" choice={choice} choose={choose} />
      {document.fullscreenEnabled ? (
        <Button onClick={() => void document.documentElement.requestFullscreen()}>
          <Icon of={maximize} />
          <span>{copy.fullScreen}</span>
        </Button>
      ) : null}
    </section>
  )
}

type PartProps<Name> = Omit<WindowStripProps, 'hasGold'> & { part: Name }

function Part<Name extends keyof WindowChoice>({ part, choice, choose }: PartProps<Name>) {
  const { legend, options } = windowParts[part]
  return (
    <div>
      <span aria-hidden="true">{legend}</span>
      <Segments
        label={legend}
        options={options}
        chosen={choice[part]}
        choose={(value) => choose({ ...choice, [part]: value })}
      />
    </div>
  )
}

/** Returns true while somebody uses the screen. The arrows move along the strip, Enter selects and Back closes it. */
function useAttention(place: RefObject<HTMLElement | null>): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const leave = (): void => {
      clearTimeout(timer)
      setThere(false)
    }
    const attend = (): void => {
      clearTimeout(timer)
      timer = setTimeout(leave, STAYS)
      setThere(true)
    }
    // Browsers report a movement of zero for a resting mouse when the page opens.
    const move = ({ movementX, movementY }: PointerEvent): void => {
      if (movementX !== 0 || movementY !== 0) attend()
    }
    const press = (event: KeyboardEvent): void => {
      const step = STEPS[event.key]
      if (BACK.has(event.key)) leave()
      else attend()
      if (step === undefined) return
      event.preventDefault()
      const buttons = [...(place.current?.querySelectorAll('button') ?? [])]
      const at = buttons.findIndex((button) => button === document.activeElement)
      buttons.at(at < 0 ? 0 : (at + step) % buttons.length)?.focus()
    }
    const abort = new AbortController()
    const { signal } = abort
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerdown', attend, { signal })
    addEventListener('keydown', press, { signal })
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [place])
  return isThere
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
const BACK: ReadonlySet<string> = new Set(['Escape', 'Backspace', 'BrowserBack', 'GoBack'])
