import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

/** Names that had several meanings in this project or that nobody outside of it would understand. */
const VAGUE = new Set(
  `parts Surroundings said offered quoted standing stand release borneOut isTakenBack weightiest isFar beyond apart
  judge IN_TURN inTurn InTurns inTime together Order Question Outcome Act turnPrices turnNow turnAll meant unheard
  weighty Agreement returns SiteWord askSite wakeSite Served look LOOKS_EVERY goesOn standBack giveUp caughtUp newestIs
  PATIENCE TRY_AGAIN surviveForeignNodes whenAtRest beat restsNow`.split(/\s+/),
)
/** A name that the web platform defines: `WakeLockSentinel.release`. */
const FOREIGN = new Set(['src/web/window-board/WindowBoard.test.tsx: release'])
const VAGUE_PREFIX = /^(?:MOST|LONGEST)_/

function isVague(name: string): boolean {
  return VAGUE.has(name) || VAGUE_PREFIX.test(name)
}

function declaredNames(path: string): Set<string> {
  const names = new Set<string>()
  const bind = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || !('type' in node)) return
    if ('name' in node && typeof node.name === 'string') names.add(node.name)
    if ('left' in node) bind(node.left)
    if ('argument' in node) bind(node.argument)
    if ('value' in node) bind(node.value)
    if ('parameter' in node) bind(node.parameter)
    if ('properties' in node && Array.isArray(node.properties)) bindAll(node.properties)
    if ('elements' in node && Array.isArray(node.elements)) bindAll(node.elements)
  }
  const bindAll = (nodes: readonly unknown[]): void => {
    for (const each of nodes) bind(each)
  }
  const functionLike = (node: { readonly id?: unknown; readonly params: readonly unknown[] }): void => {
    bind(node.id)
    bindAll(node.params)
  }
  const keyed = (node: { readonly key: unknown; readonly computed: boolean }): void => {
    if (!node.computed) bind(node.key)
  }
  const { program } = parseSync(path, readFileSync(path, 'utf8'))
  new Visitor({
    VariableDeclarator: (node) => bind(node.id),
    FunctionDeclaration: functionLike,
    FunctionExpression: functionLike,
    ArrowFunctionExpression: functionLike,
    ClassDeclaration: (node) => bind(node.id),
    TSInterfaceDeclaration: (node) => bind(node.id),
    TSTypeAliasDeclaration: (node) => bind(node.id),
    TSPropertySignature: keyed,
    TSMethodSignature: keyed,
    MethodDefinition: keyed,
    PropertyDefinition: keyed,
    Property: keyed,
    TSFunctionType: (node) => bindAll(node.params),
  }).visit(program)
  return names
}

test('no declared name is vague', () => {
  // The packages in bench/lighthouse are installed by its benchmark.
  const files = globSync(['{src,test,scripts}/**/*.{ts,tsx,mjs}', 'bench/*.ts', '*.ts', '*.mjs'])
  const found = files.flatMap((path) => [...declaredNames(path)].filter(isVague).map((name) => `${path}: ${name}`))
  expect(found.filter((each) => !FOREIGN.has(each))).toEqual([])
})

test('every file name in src is unique, except for tests, index.ts, and the head.ts of each page', () => {
  const files = globSync('src/**/*.{ts,tsx,css}').filter(
    (path) => !/\.test\.tsx?$|\/index\.ts$|\/pages\/[a-z-]+\/head\.ts$|\/test\//.test(path),
  )
  const shared = [...Map.groupBy(files, (path) => basename(path)).values()].filter((paths) => paths.length > 1)
  expect(shared).toEqual([])
})
