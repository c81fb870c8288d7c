import { isQualityCheck } from '#schemas/admin/quality-checks.ts'
import { findingSentences } from '#engine/quality/finding-words.ts'
import type { QualityFinding } from '#engine/quality/finding.ts'
import type { PublicationFault } from '#machines/composer/composer.machine.ts'

/** One line of the checks: its words, the field that it leads to, and the finding behind it. */
export interface CheckLine {
  readonly blockId: string | null
  readonly pointer: string
  readonly title: string
  readonly advice: string | null
  /** Null for a fault that the schemas have found. */
  readonly finding: QualityFinding | null
}

/** The lines of the checks by their effect on a publication. */
export interface CheckLines {
  readonly stops: readonly CheckLine[]
  readonly advice: readonly CheckLine[]
}

const lineOf = (finding: QualityFinding): CheckLine => ({
  ...{ blockId: finding.blockId, pointer: finding.pointer, finding },
  ...findingSentences(finding, 'fr_FR'),
})

/** Joins the faults that the server knows with the findings about the document as it is now, each once. */
export function checkLines(faults: readonly PublicationFault[], quality: readonly QualityFinding[]): CheckLines {
  // The findings of checks are those of this browser, which are newer than the answer of the server.
  const ofSchemas = faults.filter((fault) => !('code' in fault && isQualityCheck(fault.code)))
  // Texts that are not translated have a list of their own, with their originals.
  const listed = quality.filter(({ check, level }) => check !== 'UNTRANSLATED' || level === 'stop')
  const at = (level: QualityFinding['level']) => listed.filter((finding) => finding.level === level).map(lineOf)
  const stops = ofSchemas.map(({ blockId, pointer, message }) => ({ blockId, pointer, title: message, advice: null, finding: null }))
  return { stops: [...stops, ...at('stop')], advice: at('advice') }
}
