/** The chat with another text than the office's greeting. */
export function chatWith(href: string, message: string): string {
  return `${href.replace(/\?.*/, '')}?text=${encodeURIComponent(message)}`
}
