/** The only trace of a call that failed: the page keeps what it had (SPECIFICATION.md section 8, "logged only"). */
export function logFailure(call: string, reason: unknown): void {
  console.warn(`${call}:`, reason instanceof Error ? reason.message : reason)
}
