/** Returns the set with or without a code. */
export function withCode<Code>(codes: ReadonlySet<Code>, code: Code, isIn: boolean): ReadonlySet<Code> {
  const next = new Set(codes)
  if (isIn) next.add(code)
  else next.delete(code)
  return next
}
