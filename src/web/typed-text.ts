const FIELDS = 'input, textarea'
type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * A translator may be quicker than our scripts: React then finds other words than it expects and makes the page anew, empty fields included.
 * The returned call writes into those what the visitor had typed before.
 */
export function holdTypedText(root: Element): () => void {
  const served = [...root.querySelectorAll<Field>(FIELDS)]
  return () => {
    const fields = [...root.querySelectorAll<Field>(FIELDS)]
    for (const { isConnected, name, value } of served) {
      const field = fields.find((each) => each.name === name)
      if (isConnected || value === '' || field?.value !== '') continue
      field.value = value
      // As if it were typed now: who follows the typing hears of it.
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
  }
}
