/** The result of an operation that can fail. A failure is a value with a kind; only bugs throw. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure }

export function ok<Value>(value: Value): Result<Value, never> {
  return { ok: true, value }
}

export function fail<Failure>(error: Failure): Result<never, Failure> {
  return { ok: false, error }
}
