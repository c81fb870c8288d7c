import { isRecord } from '#schemas/text/is-record.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { keyOf, type Place, type Waiting } from '#admin/publications/publication-types.ts'

/** A document or an item that stopped a publication of several. */
export type Refused = Place & {
  readonly title: string
  readonly code: string
  readonly errors: readonly { readonly message: string }[]
}

/** A refused publication: nothing was published. */
export interface PublicationRefusal {
  readonly refused: readonly Refused[]
}

const isRefused = (value: unknown): value is Refused =>
  isRecord(value) &&
  typeof value['kind'] === 'string' &&
  typeof value['id'] === 'number' &&
  typeof value['code'] === 'string' &&
  Array.isArray(value['errors'])

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Reads what stopped a publication; null for any other error. */
export function readRefusal(error: unknown): PublicationRefusal | null {
  if (!(error instanceof CallError) || error.code !== 'PUBLICATION_REFUSED') return null
  const data = isRecord(error.data) ? error.data : {}
  const items = listOf(data['items']).map((item) => (isRecord(item) ? { ...item, kind: 'item' } : item))
  return { refused: [...listOf(data['documents']), ...items].filter(isRefused) }
}

/** The number of points to settle: something that changed meanwhile is one. */
export function pointsOf({ refused }: PublicationRefusal): number {
  return refused.reduce((count, { errors }) => count + Math.max(1, errors.length), 0)
}

/** The chosen documents and items without what stopped the publication. */
export function othersOf(chosen: readonly Waiting[], { refused }: PublicationRefusal): readonly Waiting[] {
  const stopped = new Set(refused.map(keyOf))
  return chosen.filter((waiting) => !stopped.has(keyOf(waiting)))
}
