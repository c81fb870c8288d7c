import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { QualityFacts } from '#engine/quality/facts.ts'
import { referencesOf } from '#engine/quality/references.ts'
import type { Registry } from '#engine/registry/registry.ts'

const KINDS = ['links', 'media', 'forms', 'sections'] as const

/** Everything about a document that the server looks up: what it names, and the part of its head that its links depend on. */
function lookUpsOf(registry: Registry, { head, regions }: EditedDocument, hosts: readonly string[]): string[] {
  const named = referencesOf(registry, { head, regions }, hosts)
  const ofHead = JSON.stringify([head['url'], head['middleware']])
  return [`head ${ofHead}`, ...KINDS.flatMap((kind) => named[kind].map((name) => `${kind} ${name}`))]
}

/**
 * Lists what the server has looked up for an answer about a document. The server lists no fact about what it does not judge, so the
 * document counts as well as the facts, which may be of a newer state.
 */
export function lookedUp(registry: Registry, document: EditedDocument, facts: QualityFacts): ReadonlySet<string> {
  const listed = KINDS.flatMap((kind) => Object.keys(facts[kind]).map((name) => `${kind} ${name}`))
  return new Set([...lookUpsOf(registry, document, facts.hosts), ...listed])
}

/** True where everything that a document names has been looked up. */
export function isLookedUp(registry: Registry, document: EditedDocument, { hosts }: QualityFacts, known: ReadonlySet<string>): boolean {
  return lookUpsOf(registry, document, hosts).every((each) => known.has(each))
}
