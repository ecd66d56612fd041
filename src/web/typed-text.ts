const FIELDS = 'input, textarea, select'
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * A translator may be quicker than our scripts: React then finds other words than it expects and makes the page anew, with the fields as they
 * were served. The returned call writes and chooses in those what the visitor had before.
 */
export function holdTypedText(root: Element): () => void {
  const served = [...root.querySelectorAll<Field>(FIELDS)]
  return () => {
    const fields = [...root.querySelectorAll<Field>(FIELDS)]
    for (const before of served) {
      const field = fields.find((each) => isSameField(each, before))
      if (before.isConnected || field === undefined || !isTouched(before) || isTouched(field)) continue
      // As if it were done now: who follows the fields hears of it.
      if (isBox(field)) {
        field.click()
        continue
      }
      field.value = before.value
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
  }
}

/** One of several that share a name has a value of its own. */
function isSameField(one: Field, other: Field): boolean {
  return one.name === other.name && (!isBox(one) || one.value === other.value)
}

/** Of radio buttons, the chosen one alone counts. */
function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((each) => each.selected && !each.defaultSelected)
  if (!isBox(field)) return field.value !== field.defaultValue
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
}

function isBox(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')
}
