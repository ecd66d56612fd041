export const PANEL_TITLE = 'chart-title'

/** Brings the open panel into view, with the focus on its title. */
export function leadToPanel(): void {
  const title = document.querySelector<HTMLElement>(`#${PANEL_TITLE}`)
  title?.focus({ preventScroll: true })
  title?.closest('section')?.scrollIntoView({ block: 'nearest' })
}
