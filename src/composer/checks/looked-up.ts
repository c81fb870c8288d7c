import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import type { QualityFacts } from '#engine/quality/facts.ts'
import { referencesOf } from '#engine/quality/references.ts'
import type { Registry } from '#engine/registry/registry.ts'

const KINDS = ['links', 'media', 'forms', 'sections'] as const

/** Everything about a document that the server looks up: what it names, and the part of its head that its links depend on. */
function lookUpsOf(registry: Registry, { head, regions }: Pick<EditedDocument, 'head' | 'regions'>, hosts: readonly string[]): string[] {
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

interface LookedUp {
  readonly registry: Registry
  readonly facts: QualityFacts
  readonly known: ReadonlySet<string>
}

/** True where everything that a document names has been looked up. */
export function isLookedUp({ registry, facts, known }: LookedUp, document: Pick<EditedDocument, 'head' | 'regions'>): boolean {
  return lookUpsOf(registry, document, facts.hosts).every((each) => known.has(each))
}

/**
 * True where operations cannot have brought a name into a document that was not looked up. Only the blocks and the head that they change
 * are read; a move may bring out what its former place did not show, so it asks for the whole document.
 */
export function areChangesLookedUp(looked: LookedUp, operations: readonly Operation[], document: EditedDocument): boolean {
  const { head } = document
  return operations.every((operation) => {
    if (operation.op === 'move') return false
    if (operation.op === 'remove' || operation.op === 'note' || operation.op === 'visible') return true
    if (operation.op === 'head') return isLookedUp(looked, { head, regions: {} })
    const id = operation.op === 'insert' ? operation.block.id : operation.id
    const found = findBlock(document, id)
    // What is no longer there names nothing.
    return found === null || isLookedUp(looked, { head, regions: { changed: [found.block] } })
  })
}
