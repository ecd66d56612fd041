/** The office's panel, on a listener of its own: who may sign in there, what they see, and what they do. */

export { openPanel, type RunningPanel } from './panel.ts'
