/** Returns the chat link with `message` instead of the office's greeting. */
export function chatWith(href: string, message: string): string {
  return `${href.replace(/\?.*/, '')}?text=${encodeURIComponent(message)}`
}
