import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react'

/** The same width as in Nav.module.css: from here on the links stand in the bar. */
const WIDE = '(min-width: 900px)'

interface Menu {
  /** Unset until hydration: without JavaScript nobody would keep the attribute true. */
  readonly open: boolean | undefined
  readonly close: () => void
  /** What a click belongs to the menu in. */
  readonly bar: RefObject<HTMLElement | null>
  readonly button: Pick<ComponentProps<'button'>, 'popoverTarget' | 'onClick'>
  readonly links: Pick<ComponentProps<'nav'>, 'ref' | 'popover' | 'onToggle'>
}

/**
 * The menu is a native popover: the browser opens it, closes it on Escape and on a click outside, and does all of that without JavaScript,
 * too. iPhones have popovers since iOS 17, Firefox since 125: before, it is done here.
 */
export function useMenu(id: string): Menu {
  const bar = useRef<HTMLElement>(null)
  const links = useRef<HTMLElement>(null)
  const [open, setOpen] = useState<boolean>()
  const close = (): void => {
    if (hasPopovers()) links.current?.hidePopover()
    else setOpen(false)
  }

  useEffect(() => {
    setOpen(hasPopovers() && links.current?.matches(':popover-open') === true)
    const wide = matchMedia(WIDE)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [])

  useEffect(() => {
    if (open !== true || hasPopovers()) return
    const pressed = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return
      bar.current?.querySelector('button')?.focus()
      close()
    }
    const touched = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node && bar.current?.contains(target) === true)) close()
    }
    document.addEventListener('keydown', pressed)
    document.addEventListener('pointerdown', touched)
    return () => {
      document.removeEventListener('keydown', pressed)
      document.removeEventListener('pointerdown', touched)
    }
  }, [open])

  return {
    open,
    close,
    bar,
    button: {
      popoverTarget: id,
      onClick: () => {
        if (!hasPopovers()) setOpen(open !== true)
      },
    },
    links: { ref: links, popover: 'auto', onToggle: ({ newState }) => setOpen(newState === 'open') },
  }
}

function hasPopovers(): boolean {
  return 'popover' in HTMLElement.prototype
}
