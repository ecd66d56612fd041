/**
 * One flag that the main thread and the database thread share: the first of them decides whether a job commits. So the
 * main thread can answer in time and be certain that the job writes nothing later.
 */
export type CommitGate = Int32Array<SharedArrayBuffer>

const [OPEN, COMMITTING, CANCELLED] = [0, 1, 2]

export function openGate(): CommitGate {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
}

/** Returns false if the job was cancelled; otherwise it cannot be cancelled from now on. */
export function mayCommit(gate: CommitGate): boolean {
  return Atomics.compareExchange(gate, 0, OPEN, COMMITTING) !== CANCELLED
}

/** Returns false if the job already commits. */
export function cancel(gate: CommitGate): boolean {
  return Atomics.compareExchange(gate, 0, OPEN, CANCELLED) !== COMMITTING
}
