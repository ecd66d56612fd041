/** The office's panel on its own listener: sign-in, pages and actions. */

export { openPanel, type RunningPanel } from './panel.ts'
