import { playWorld, type WorldPlan } from './draft-world.ts'
import type { WorldCounts } from './world-judge.ts'

/** The events of many networks together, and the networks that ended otherwise than they have to. */
export interface WorldsReport {
  readonly worlds: number
  readonly counts: WorldCounts
  readonly faults: readonly string[]
}

/** A kind of network: who is in it, and what happens to the server. */
export type WorldKind = Pick<WorldPlan, 'people' | 'isCut' | 'isRestored' | 'isPublished'>

const LOSSES = [0, 0.1, 0.3]

/** Plays networks of one kind that differ in size, length and loss. */
export function playWorlds(kind: WorldKind, { count, seed }: { readonly count: number; readonly seed: number }): WorldsReport {
  const counts: WorldCounts = {
    acts: 0,
    messages: 0,
    crashes: 0,
    restarts: 0,
    refusals: 0,
    decisions: 0,
    conflicts: 0,
    dependents: 0,
    skipped: 0,
    steps: 0,
    merges: 0,
    publications: 0,
    restorations: 0,
    undonePast: 0,
  }
  const faults: string[] = []
  for (let index = 0; index < count; index += 1) {
    const plan: WorldPlan = { ...kind, seed: seed + index, blocks: index % 13, acts: 1 + ((index * 7) % 60), loss: LOSSES[index % 3] ?? 0 }
    try {
      const played = playWorld(plan)
      for (const key of Object.keys(counts) as (keyof WorldCounts)[]) counts[key] += played[key]
    } catch (error) {
      faults.push(`${String(error)} ${JSON.stringify(plan)}`)
    }
  }
  return { worlds: count, counts, faults }
}
