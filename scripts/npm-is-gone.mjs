import { existsSync, readFileSync } from 'node:fs'

const origin = ancestry()

/** Whether npm started this process and has ended since: npm can be killed without a word to what it started. */
export function npmIsGone() {
  return process.env['npm_execpath'] !== undefined && ancestry() !== origin
}

/** npm itself started us, or the shell that npm starts a script in. It changes when npm is gone. */
function ancestry() {
  const parent = `/proc/${process.ppid}/stat`
  const shell = existsSync(parent) ? /\(\w*sh\) \S (\d+)/.exec(readFileSync(parent, 'utf8')) : null
  return `${process.ppid} ${shell?.[1]}`
}
