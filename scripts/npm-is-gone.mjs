import { existsSync, readFileSync } from 'node:fs'

const origin = ancestry()

/** Returns true if npm started this process and has ended since. A killed npm does not notify its children. */
export function npmIsGone() {
  return process.env['npm_execpath'] !== undefined && ancestry() !== origin
}

/** The parent is npm, or the shell in which npm runs a script; its parent changes when npm has ended. */
function ancestry() {
  const parent = `/proc/${process.ppid}/stat`
  const shell = existsSync(parent) ? /\(\w*sh\) \S (\d+)/.exec(readFileSync(parent, 'utf8')) : null
  return `${process.ppid} ${shell?.[1]}`
}
