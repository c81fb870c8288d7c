import { isRecord } from '#schemas/text/is-record.ts'

/**
 * The questions that a person answers before something goes online: sample words that are left, texts that are still those of the first language,
 * texts whose two versions wait for the choice of a colleague, points that a new site lacks.
 */
export const questionNames = ['SAMPLE_WORDS', 'UNTRANSLATED', 'TWO_VERSIONS', 'LACKING'] as const

/** The name of a question before a publication. */
export type QuestionName = (typeof questionNames)[number]

/** An open question as the refusal TO_CONFIRM has it. `document` is null for one about the site; `count` places have one of the texts. */
export interface OpenQuestion {
  readonly question: QuestionName
  readonly document: { readonly kind: string; readonly id: number; readonly locale: string; readonly title: string } | null
  readonly count: number
  readonly texts: readonly string[]
}

const isName = (value: unknown): value is QuestionName => questionNames.some((name) => name === value)

const isQuestion = (value: unknown): value is OpenQuestion =>
  isRecord(value) && isName(value['question']) && typeof value['count'] === 'number' && Array.isArray(value['texts'])

/** Reads the questions in the data of a refusal. */
export function readQuestions(data: unknown): OpenQuestion[] {
  const list = isRecord(data) ? data['questions'] : null
  return Array.isArray(list) ? list.filter(isQuestion) : []
}
