import type { QualityCheck } from '#schemas/admin/quality-checks.ts'
import type { QuestionName } from '#schemas/admin/drafts/publication-questions.ts'
import type { QualityFinding } from '#engine/quality/finding.ts'

/** A question that a person answers before a document goes online: its texts, each once, and in how many places they are. */
export interface TextQuestion {
  readonly question: QuestionName
  readonly count: number
  readonly texts: readonly string[]
}

const questionOf: Partial<Record<QualityCheck, QuestionName>> = { FILLER_TEXT: 'SAMPLE_WORDS', UNTRANSLATED: 'UNTRANSLATED' }

/** True for the names of two versions that stand in one text, which no person may publish. */
export const isTwoVersions = ({ check, values }: Pick<QualityFinding, 'check' | 'values'>): boolean =>
  check === 'FILLER_TEXT' && values['reason'] === 'versions'

/** Lists the questions that the findings of a document leave open. What stops a publication is asked by no question. */
export function openQuestions(findings: readonly QualityFinding[]): TextQuestion[] {
  const asked = Map.groupBy(
    findings.filter(({ level }) => level === 'advice'),
    ({ check }) => questionOf[check],
  )
  return [...asked].flatMap(([question, found]) =>
    question === undefined
      ? []
      : [{ question, count: found.length, texts: [...new Set(found.map(({ values }) => String(values['text'])))] }],
  )
}
