/** Puts a no-break space between a figure and its unit. */
export function unbroken(text: string): string {
  return text.replaceAll(/(\d) (?=[A-Z]{2,3}\b)/g, '$1\u00A0')
}
