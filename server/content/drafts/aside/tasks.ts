import { isDeepStrictEqual } from 'node:util'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { difference } from '#engine/draft/operations/difference.ts'
import { takeBatches, type DraftLog, type TakenBatches } from '#engine/draft/sync/draft-log.ts'
import type { DraftRequest } from '#engine/draft/sync/exchange.ts'
import { checkQuality } from '#engine/quality/check-quality.ts'
import type { QualityFacts } from '#engine/quality/facts.ts'
import type { QualityFinding, QualityPolicy } from '#engine/quality/finding.ts'
import { referencesOf, type References } from '#engine/quality/references.ts'
import { referencesOfDocument } from '#engine/references/document-references.ts'
import type { Reference } from '#engine/references/reference.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { HtmlKind, Sanitised } from '#engine/text/html-rules.ts'
import type { Sanitiser } from '#server/content/pages/sanitiser.ts'
import { createAdmission } from '#server/content/drafts/admission/admit-operation.ts'
import { withinRights, type WritingRights } from '#server/content/drafts/admission/within-rights.ts'

/** One text with markup, and the rules that it is cleaned by. */
export interface MarkedText {
  readonly kind: HtmlKind
  readonly html: string
}

/** Taken batches, with what the document names where they have changed that. */
export interface TakenAside extends TakenBatches {
  readonly references: readonly Reference[] | null
}

/** The tasks on drafts that cost much computing: each is the same inside of the server's thread and beside it. */
export interface DraftTasks {
  /** Takes the batches of a request into the draft of a document with blocks of pages. */
  take(given: { readonly log: DraftLog; readonly request: DraftRequest; readonly rights: WritingRights }): TakenAside
  /** Cleans texts; null for each that is clean. */
  clean(texts: readonly MarkedText[]): (Sanitised | null)[]
  /** Lists what a document names, for the facts of its checks. */
  named(given: { readonly document: EditedDocument; readonly hosts: readonly string[] }): References
  /** Says by which operations one document becomes another. */
  differ(given: { readonly from: EditedDocument; readonly to: EditedDocument }): ReturnType<typeof difference>
  /** Runs the checks of quality. */
  check(given: { readonly document: EditedDocument; readonly facts: QualityFacts; readonly policy: QualityPolicy }): QualityFinding[]
}

/** The name of a task. */
export type TaskName = keyof DraftTasks

/** Makes the tasks on drafts. */
export function createDraftTasks(registry: Registry, { sanitise }: Pick<Sanitiser, 'sanitise'>): DraftTasks {
  const admit = createAdmission({ registry, sanitise })
  return {
    take({ log, request, rights }) {
      const taken = takeBatches(log, request, withinRights(admit, rights, registry))
      const isSame = taken.log.document === log.document
      const after = isSame ? [] : referencesOfDocument(registry, taken.log.document)
      return { ...taken, references: isSame || isDeepStrictEqual(after, referencesOfDocument(registry, log.document)) ? null : after }
    },
    clean: (texts) => texts.map(({ kind, html }) => sanitise(html, kind)),
    named: ({ document, hosts }) => referencesOf(registry, document, hosts),
    differ: ({ from, to }) => difference(from, to),
    check: ({ document, facts, policy }) => checkQuality(registry, document, facts, policy),
  }
}
