import { useState } from 'react'
import { keyOf, type Waiting } from '#admin/publications/publication-types.ts'

/** The keys that are chosen at first: what this person edited last, nothing stops, and was not just taken back. Others may be at work on the rest. */
export function chosenAtFirst(documents: readonly Waiting[], person: number): ReadonlySet<string> {
  const isReady = (each: Waiting) => each.kind === 'item' || (each.issues.length === 0 && !each.isTakenBack)
  return new Set(documents.filter((each) => each.updatedBy?.id === person && isReady(each)).map(keyOf))
}

/** The chosen documents among those that wait, and how to choose. */
export function useChosen(documents: readonly Waiting[], person: number) {
  const [own, setOwn] = useState<ReadonlySet<string> | null>(null)
  const keys = own ?? chosenAtFirst(documents, person)
  const chosen = documents.filter((document) => keys.has(keyOf(document)))
  const choose = (changed: readonly string[], isOn: boolean) => {
    const next = new Set(keys)
    for (const key of changed) {
      if (isOn) next.add(key)
      else next.delete(key)
    }
    setOwn(next)
  }
  return { chosen, keys: new Set(chosen.map(keyOf)), choose }
}
