/** The checks before a publication, beside the rules of the schemas. */
export const qualityChecks = [
  'MISSING_ALT',
  'HEADING_JUMP',
  'EMPTY_LINK',
  'SAME_LINK_TEXT',
  'LOW_CONTRAST',
  'BROKEN_LINK',
  'BROKEN_MEDIA',
  'BROKEN_FORM',
  'EMPTY_SLOT',
  'TITLE_LENGTH',
  'DESCRIPTION_LENGTH',
  'MISSING_LEGAL',
  'FILLER_TEXT',
  'WIDE_PICTURE',
  'PAGE_LANGUAGE',
] as const

/** The name of a check. */
export type QualityCheck = (typeof qualityChecks)[number]

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
