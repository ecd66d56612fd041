import { readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

/**
 * Links `node_modules/.bin/node`, which services start, to the Node of this project. If that Node is inside the project,
 * the link is relative, because releases are moved and mounted elsewhere.
 * @param {string} node
 */
export function linkNode(node) {
  if (process.platform === 'win32') return
  const folder = resolve('node_modules/.bin')
  const target = node.startsWith(resolve('scripts')) ? relative(folder, node) : node
  const link = join(folder, 'node')
  if (targetOf(link) === target) return
  rmSync(link, { force: true })
  symlinkSync(target, link)
}

/** @param {string} link */
function targetOf(link) {
  try {
    return readlinkSync(link)
  } catch {
    return null
  }
}
