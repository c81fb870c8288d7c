import type { OpenQuestion, QuestionName } from '#schemas/admin/drafts/publication-questions.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { openQuestions } from '#engine/quality/publication/open-questions.ts'
import { fillMessage } from '#schemas/errors/format-message.ts'
import { translate } from '#schemas/errors/translations.ts'
import { draftIssues, type DraftIssue, type IssueNeeds } from '#server/content/drafts/draft-issues.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import { scopeOf } from '#server/content/drafts/draft-scope.ts'
import { titleOf } from '#server/content/drafts/publication/publication-acts.ts'
import { ApiError, invalidDocument } from '#server/platform/errors/api-error.ts'
import { findingsToAsk, stopIssues } from './review-draft.ts'
import { undecidedTexts, type UndecidedText } from './undecided.ts'

/** A document that is about to go online. */
export interface Outgoing {
  readonly key: DraftKey
  readonly document: EditedDocument
  /** True for a saved version: choices that wait are those of the draft. */
  readonly isStored?: boolean
}

/** The person who brings something online, the questions that they have answered, and the language of the answer. */
export interface Answers {
  readonly userId: number
  readonly confirmed?: readonly QuestionName[] | undefined
  readonly language: string
}

/** Reasons that keep a document from going online: faults, and questions that are open. */
export interface Hindrances {
  readonly stops: readonly DraftIssue[]
  readonly questions: readonly OpenQuestion[]
}

/** The most texts of a question that a refusal names. */
const MAX_TEXTS = 50

const chooseOne = {
  fr: 'Deux versions de ce texte attendent votre choix\u00a0: «\u202f{shown}\u202f», qui est en place, et «\u202f{aside}\u202f», la vôtre.',
  en: 'Two versions of this text wait for your choice: “{shown}”, which is in place, and “{aside}”, yours.',
}

const choiceOf = ({ blockId, pointer, shown, aside }: UndecidedText, language: string): DraftIssue => ({
  ...{ blockId, pointer, code: 'TWO_VERSIONS' },
  message: fillMessage(translate(language, chooseOne), { shown, aside }, language),
})

/**
 * Finds what keeps a document from going online. A text with two versions of the person's own choice stops it; one that waits for the choice of a
 * colleague is a question.
 */
export async function findHindrances(
  needs: IssueNeeds,
  { key, document, isStored = false }: Outgoing,
  { userId, confirmed = [], language }: Answers,
): Promise<Hindrances> {
  const kind = needs.kinds[key.kind]
  if (!kind.hasPageBlocks) return { stops: [], questions: [] }
  const undecided = isStored ? [] : await undecidedTexts(needs.db, key)
  const own = undecided.filter(({ by }) => by === String(userId))
  const others = undecided.filter(({ by }) => by !== String(userId)).map(({ aside }) => aside)
  const findings = await findingsToAsk(needs, document, scopeOf(needs, key), language)
  const found = stopIssues(findings, language)
  const issues = found.length > 0 ? await draftIssues(needs, document, key, language) : []
  // A site without a policy looks for no faults of quality: those that stop everywhere are found here alone.
  const stops = issues.length > 0 ? issues : found
  const asked = [
    ...openQuestions(findings),
    ...(others.length > 0 ? [{ question: 'TWO_VERSIONS' as const, count: others.length, texts: others }] : []),
  ]
  const named = { kind: kind.name, id: key.documentId, locale: key.locale, title: titleOf(document) }
  return {
    stops: [...stops, ...own.map((text) => choiceOf(text, language))],
    questions: asked
      .filter(({ question }) => !confirmed.includes(question))
      .map((each) => ({ ...each, texts: each.texts.slice(0, MAX_TEXTS), document: named })),
  }
}

/** Refuses to bring something online while questions about it are open. */
export function requireConfirmed(questions: readonly OpenQuestion[]): void {
  if (questions.length > 0) throw new ApiError('TO_CONFIRM', { questions })
}

/** Refuses to bring a document online with what has to be mended (PAGE_INVALID), or while questions about it are open (TO_CONFIRM). */
export async function requireAnswers(needs: IssueNeeds, outgoing: Outgoing, answers: Answers): Promise<void> {
  const { stops, questions } = await findHindrances(needs, outgoing, answers)
  if (stops.length > 0) throw invalidDocument(outgoing.key.kind, stops)
  requireConfirmed(questions)
}
