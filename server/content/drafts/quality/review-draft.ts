import type { QualityCheck } from '#schemas/admin/quality-checks.ts'
import { parseChecks } from '#schemas/admin/quality-checks.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { checkQuality } from '#engine/quality/check-quality.ts'
import type { QualityFacts } from '#engine/quality/facts.ts'
import { findingSentences } from '#engine/quality/finding-words.ts'
import type { QualityFinding } from '#engine/quality/finding.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { DraftScope } from '#server/content/drafts/draft-scope.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import { aside } from '#server/content/drafts/aside/draft-thread.ts'
import { isLight } from '#server/content/drafts/aside/weigh.ts'
import { readFacts, readWordFacts, type FactNeeds } from './read-facts.ts'
import { remembered } from './remember-review.ts'

/** A finding with its sentence in the language of the reader. */
export interface WordedFinding extends QualityFinding {
  readonly message: string
}

/** The findings of a draft, with the facts and the policy that an editor needs to check its next states. */
export interface DraftReview {
  readonly facts: QualityFacts
  readonly stops: readonly QualityCheck[]
  readonly findings: readonly WordedFinding[]
}

/** A fault that stops a publication, in the shape of the issues of a page. */
export interface QualityIssue {
  readonly blockId: string | null
  readonly pointer: string
  readonly code: QualityCheck
  readonly message: string
}

async function readStops(parameters: Parameters, scope: Scope): Promise<readonly QualityCheck[]> {
  const value = await parameters.value(scope, 'PUBLICATION_STOPS')
  return typeof value === 'string' ? (parseChecks(value) ?? []) : []
}

/** Checks a draft with the facts of its site. */
export async function reviewDraft(needs: FactNeeds, document: EditedDocument, scope: DraftScope, language: string): Promise<DraftReview> {
  const [facts, stops] = await Promise.all([readFacts(needs, document, scope), readStops(needs.parameters, scope)])
  const found = await remembered('findings', document, [facts, stops], () => check(needs, document, facts, stops))
  return { facts, stops, findings: found.map((finding) => ({ ...finding, message: wordsOf(finding, language) })) }
}

async function check(
  { registry }: FactNeeds,
  document: EditedDocument,
  facts: QualityFacts,
  checks: readonly QualityCheck[],
): Promise<readonly QualityFinding[]> {
  const policy = { stops: new Set(checks) }
  return isLight(document) ? checkQuality(registry, document, facts, policy) : aside('check', { document, facts, policy })
}

/**
 * The findings that are asked about before a document goes online. Where the policy of the site stops nothing, links and files are not looked up
 * for them.
 */
export async function findingsToAsk(
  needs: FactNeeds,
  document: EditedDocument,
  scope: DraftScope,
  language: string,
): Promise<readonly QualityFinding[]> {
  if ((await readStops(needs.parameters, scope)).length > 0) return (await reviewDraft(needs, document, scope, language)).findings
  return check(needs, document, await readWordFacts(needs, scope), [])
}

/** The findings of a draft that the policy of its site lets stop a publication. A site without such a policy costs no look-up. */
export async function qualityIssues(
  needs: FactNeeds,
  document: EditedDocument,
  scope: DraftScope,
  language: string,
): Promise<readonly QualityIssue[]> {
  if ((await readStops(needs.parameters, scope)).length === 0) return []
  const { findings } = await reviewDraft(needs, document, scope, language)
  return stopIssues(findings, language)
}

/** The findings that stop a publication, with their sentences. */
export function stopIssues(findings: readonly QualityFinding[], language: string): readonly QualityIssue[] {
  return findings
    .filter(({ level }) => level === 'stop')
    .map((finding) => ({ ...placeOf(finding), code: finding.check, message: wordsOf(finding, language) }))
}

const placeOf = ({ blockId, pointer }: QualityFinding) => ({ blockId, pointer })

function wordsOf(finding: QualityFinding, language: string): string {
  const { title, advice } = findingSentences(finding, language)
  return `${title}. ${advice}`
}
