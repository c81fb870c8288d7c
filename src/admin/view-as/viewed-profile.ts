import { useSyncExternalStore } from 'react'
import type { AdminProfile } from '#schemas/admin/resources/rights.ts'

let viewed: AdminProfile | null = null
let origin = '/equipe'
const listeners = new Set<() => void>()

/** Shows the panel through the rights of a profile; null shows it as the person has it. `from` is the address to go back to. */
export function setViewedProfile(next: AdminProfile | null, from = origin): void {
  viewed = next
  origin = from
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The address where the person began to look. */
export const viewOrigin = (): string => origin

/** The profile through whose rights the panel is shown. A reload ends it. */
export function useViewedProfile(): AdminProfile | null {
  return useSyncExternalStore(subscribe, () => viewed)
}
