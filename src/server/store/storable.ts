/** PostgreSQL has no text with a nought byte in it, which no person writes. */
export function storable<Value>(value: Value): Value | string {
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value
}
