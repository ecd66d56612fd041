/**
 * `npm run release -- patch|minor|major|X.Y.Z`: sets the version, dates the newest part of the changelog, commits and
 * tags. The person then pushes the tag.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const [wanted = ''] = process.argv.slice(2)
if (!/^(?:patch|minor|major|\d+\.\d+\.\d+)$/.test(wanted)) stop('Usage: npm run release -- patch|minor|major|X.Y.Z')
if (git('status', '--porcelain') !== '') stop('The working copy has changes: commit them first.')

const changelog = readFileSync('CHANGELOG.md', 'utf8')
const [, news = ''] = /^## \[Unreleased\]\n([^]*?)(?=^## |(?![^]))/m.exec(changelog) ?? []
if (news.trim() === '') stop('CHANGELOG.md has nothing under [Unreleased].')

const options = /** @type {const} */ ({ encoding: 'utf8', shell: process.platform === 'win32' })
const version = execFileSync('npm', ['version', wanted, '--no-git-tag-version', '--allow-same-version'], options)
  .trim()
  .replace(/^v/, '')
if (git('tag', '--list', `v${version}`) !== '') {
  git('checkout', '--', 'package.json', 'package-lock.json')
  stop(`v${version} is tagged already.`)
}
const today = new Date().toISOString().slice(0, 10)
write('CHANGELOG.md', '## [Unreleased]\n', `## [Unreleased]\n\n## [${version}] - ${today}\n`)
write('Dockerfile', /(?<=image\.version=")[^"]*/, version)
write('README.md', /(?<=ANGÜN )\d+\.\d+\.\d+(?= çalışıyor)/, version)
git('commit', '--quiet', '--all', '--message', `release: ${version}`)
git('tag', '--annotate', `v${version}`, '--message', `v${version}`)
console.log(`v${version} is tagged. To publish it: git push --follow-tags`)

/** @type {(...args: string[]) => string} */
function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8' }).trim()
}

/** @type {(file: string, before: string | RegExp, after: string) => void} */
function write(file, before, after) {
  writeFileSync(file, readFileSync(file, 'utf8').replace(before, after))
}

/** @type {(message: string) => never} */
function stop(message) {
  console.error(message)
  process.exit(1)
}
