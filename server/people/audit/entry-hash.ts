import { createHash } from 'node:crypto'
import type { Json } from '#schemas/generated/content.ts'
import { canonicalJson } from '#engine/document/canonical-json.ts'

/** One act as it is bound into the log. */
export interface AuditEntry {
  readonly siteId: number
  readonly actorId: number | null
  /** What was done: `user.role`, `parameter.save`. */
  readonly action: string
  /** To what: `user:12`, `parameter:SCRIPT_TO_LOAD`. */
  readonly target: string
  readonly diff: Readonly<Record<string, Json>>
  readonly at: Date
}

/** The hash that binds an entry to all those before it. */
export function entryHash(previousHash: string, { at, ...entry }: AuditEntry): string {
  const text = canonicalJson({ ...entry, diff: { ...entry.diff }, at: at.toISOString(), previousHash })
  return createHash('sha256').update(text).digest('hex')
}
