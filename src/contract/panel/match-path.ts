/** The parameters of a path, for example "USD" for "kod" in "/fiyat/:kod". */
export type PathParams = Readonly<Record<string, string>>

/** Returns the parameters of a path; null means that it does not match the pattern. */
export function matchPath(pattern: string, path: string): PathParams | null {
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':')) {
      if (!/^[\w-]{1,64}$/.test(value)) return null
      params[part.slice(1)] = value
    } else if (part !== value) return null
  }
  return params
}

/** Returns the row whose path matches an address. A path without parameters takes precedence; null means none. */
export function firstMatch<Row extends { readonly path: string }>(rows: readonly Row[], address: string) {
  const [path = ''] = address.split('?', 1)
  const found = rows.flatMap((row) => {
    const params = matchPath(row.path, path)
    return params === null ? [] : [{ row, params }]
  })
  return found.find(({ params }) => Object.keys(params).length === 0) ?? found[0] ?? null
}

type ParamOf<Pattern extends string> = Pattern extends `${infer Part}/${infer Rest}`
  ? ParamOf<Part> | ParamOf<Rest>
  : Pattern extends `:${infer Name}`
    ? Name
    : never

/** The parameters that a pattern names. */
export type PathParamsOf<Pattern extends string> = Readonly<Record<ParamOf<Pattern>, string | number>>

/** Returns the path with these parameters. */
export function fillPath<Pattern extends string>(pattern: Pattern, params: PathParamsOf<Pattern>): string {
  const values: Readonly<Record<string, string | number>> = params
  return pattern.replaceAll(/:(\w+)/g, (_, name: string) => String(values[name] ?? ''))
}
