import type { ComponentProps, MouseEvent } from 'react'
import { useLinkClickHandler } from 'react-router'

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path of a page. */
  to: string
}

/**
 * A link to another page of the site, walked without a new document. The router's own `Link` brings the prefetching of routes with data, 3 kB
 * of script that nothing here runs: pages are prefetched by `usePrefetch`.
 */
export function PageLink({ to, onClick, children, ...rest }: PageLinkProps) {
  const walk = useLinkClickHandler(to)
  const click = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (!event.defaultPrevented) walk(event)
  }
  return (
    <a {...rest} href={to} onClick={click}>
      {children}
    </a>
  )
}
