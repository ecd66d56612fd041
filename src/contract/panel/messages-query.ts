import { PAGE } from './pages/messages-page.ts'

/** Returns the address of a list of messages. `before` is the number at which the previous page ended. */
export function messagesPath(shown: 'open' | 'answered', search = '', before: number | null = null): string {
  const query = [
    ...(shown === 'answered' ? ['durum=yanitlanan'] : []),
    ...(search === '' ? [] : [`ara=${encodeURIComponent(search)}`]),
    ...(before === null ? [] : [`once=${before}`]),
  ]
  return query.length === 0 ? PAGE.path : `${PAGE.path}?${query.join('&')}`
}
