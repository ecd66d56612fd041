/** Makes again only when the source is another object than the time before. */
export function memoizeLast<Source extends object, Made>(make: (source: Source) => Made): (source: Source) => Made {
  let last: { readonly source: Source; readonly made: Made } | undefined
  return (source) => {
    if (last?.source !== source) last = { source, made: make(source) }
    return last.made
  }
}
