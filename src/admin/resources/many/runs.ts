/** An act on more items than one call takes, while it runs. */
export interface Run {
  readonly done: number
  readonly total: number
  /** A person has stopped it: the call that is under way is the last one. */
  readonly isStopping: boolean
}

const runs = new Map<string, Run>()
const listeners = new Set<() => void>()

/** Writes how far the run of a resource is; null ends it. It outlives the screen that began it. */
export function setRun(resource: string, run: Run | null): void {
  if (run) runs.set(resource, run)
  else runs.delete(resource)
  for (const listener of listeners) listener()
}

/** The run of a resource now. */
export const runOf = (resource: string): Run | undefined => runs.get(resource)

/** Listens to all runs; the answer ends it. */
export function onRun(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
