/**
 * A plain button works by its code alone: which one was pressed before that came is held here, and pressed again when the part has taken
 * over. Returns what does so.
 */
export function holdPress(part: Element): () => void {
  let pressed: HTMLElement | null = null
  const hold = ({ target }: Event): void => {
    pressed = target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null
  }
  part.addEventListener('click', hold)
  return () => {
    part.removeEventListener('click', hold)
    pressed?.click()
  }
}
