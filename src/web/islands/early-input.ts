type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Remembers the last plain button that is pressed before hydration. Returns a function that clicks it again. */
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

/** Returns a function that restores the visitor's input after React has rendered the page again. */
export function holdTypedText(root: Element): () => void {
  const fields = (): Field[] => [...root.querySelectorAll<Field>(':is(input, textarea, select)[name]')]
  const served = fields()
  return () => {
    for (const before of served) {
      if (before.isConnected || !isTouched(before)) continue
      const { name, value } = before
      const isTicked = isBox(before)
      const field = fields().find((each) => each.name === name && (!isTicked || each.value === value))
      // The events inform the page's listeners, as the visitor's own input would.
      if (isTicked) field?.click()
      else if (field !== undefined) {
        field.value = value
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }
    }
  }
}

function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((each) => each.selected && !each.defaultSelected)
  return isBox(field) ? field.checked && !field.defaultChecked : field.value !== field.defaultValue
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox'
}
