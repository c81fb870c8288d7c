import type { StaleItem } from '#api-client/admin/resources/stale-item.ts'

/** Values of a message about the change that met one of mine: by another person, by the same one elsewhere, or by an unknown author. */
export interface MessageAuthor extends Readonly<Record<string, string>> {
  readonly who: 'other' | 'own' | 'unknown'
  readonly name: string
}

/** Names the author of a change for a message, as the person who reads it knows them. */
export function authorOf({ by, byId }: StaleItem, reader: number): MessageAuthor {
  const who = byId === reader ? 'own' : by === null ? 'unknown' : 'other'
  return { who, name: by ?? '' }
}
