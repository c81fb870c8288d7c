import { createHash } from 'node:crypto'
import type { Json } from '#schemas/generated/content.ts'
import { canonicalJson } from '#engine/document/canonical-json.ts'

/** An entry of the audit log, as it is hashed. */
export interface AuditEntry {
  readonly siteId: number
  readonly actorId: number | null
  /** The name of the action: `user.role`, `parameter.save`. */
  readonly action: string
  /** The target of the action: `user:12`, `parameter:SCRIPT_TO_LOAD`. */
  readonly target: string
  readonly diff: Readonly<Record<string, Json>>
  readonly at: Date
}

/** Returns the hash of an entry. It includes the previous hash and so all earlier entries. */
export function entryHash(previousHash: string, { at, ...entry }: AuditEntry): string {
  const text = canonicalJson({ ...entry, diff: { ...entry.diff }, at: at.toISOString(), previousHash })
  return createHash('sha256').update(text).digest('hex')
}
