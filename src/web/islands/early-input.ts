type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Holds which plain button was pressed last before the code came; the returned call presses it again. */
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

/** Where React makes the page anew, with its fields as served, the returned call fills in what the visitor had. */
export function holdTypedText(root: Element): () => void {
  const fields = (): Field[] => [...root.querySelectorAll<Field>(':is(input, textarea, select)[name]')]
  const served = fields()
  return () => {
    for (const before of served) {
      if (before.isConnected || !isTouched(before)) continue
      const { name, value } = before
      const isTicked = isBox(before)
      const field = fields().find((each) => each.name === name && (!isTicked || each.value === value))
      // As if it were done now: whoever follows the fields gets the event.
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
