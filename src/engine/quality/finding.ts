import type { QualityCheck } from '#schemas/admin/quality-checks.ts'

/** Effect of a finding: `stop` keeps the page from being published, `advice` does not. */
export type QualityLevel = 'stop' | 'advice'

/** One thing that a check has found. The pointer begins inside the block, or inside the head where `blockId` is null. */
export interface QualityFinding {
  readonly check: QualityCheck
  readonly level: QualityLevel
  readonly blockId: string | null
  readonly pointer: string
  /** The values of the sentence about it. */
  readonly values: Readonly<Record<string, string | number>>
}

/** The result of one check, before its level is known. */
export type Found = Omit<QualityFinding, 'check' | 'level'>

/** The checks that stop a publication on a site. */
export interface QualityPolicy {
  readonly stops: ReadonlySet<QualityCheck>
}

/** The policy of a site without its own: every check is advice. */
export const defaultPolicy: QualityPolicy = { stops: new Set() }
