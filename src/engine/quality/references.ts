import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { internalPath } from './broken-link.ts'
import { examine, type Examined } from './examined.ts'
import type { QualityFacts } from './facts.ts'
import { linksOf } from './links.ts'

/** Everything outside of a document that it names. */
export interface References {
  /** The paths of the site: `/contact`. */
  readonly links: readonly string[]
  readonly media: readonly number[]
  readonly forms: readonly string[]
}

const NO_FACTS: QualityFacts = { locale: '', links: {}, media: {}, forms: {}, colors: [], emptySettings: [] }

/** Lists what a document names, each once: the facts that its checks need. */
export function referencesOf(registry: Registry, document: Pick<EditedDocument, 'head' | 'regions'>): References {
  const examined = examine(registry, document, NO_FACTS)
  return {
    links: [...new Set(linksOf(examined).flatMap(({ href }) => internalPath(href) ?? []))],
    media: [...new Set(mediaOf(examined))],
    forms: [...new Set(formsOf(examined))],
  }
}

function mediaOf({ blocks, head }: Examined): number[] {
  const values = blocks.flatMap((each) => each.values.filter(({ kind }) => kind === 'media').map(({ value }) => value))
  const ids = values.flatMap((value) => (isRecord(value) && typeof value.id === 'number' ? [value.id] : []))
  const shared = isRecord(head['seo']) ? head['seo']['image'] : null
  return typeof shared === 'number' ? [...ids, shared] : ids
}

function formsOf({ blocks }: Examined): string[] {
  return blocks.flatMap((each) =>
    each.values.flatMap(({ kind, value }) => (kind === 'form' && typeof value === 'string' && value !== '' ? [value] : [])),
  )
}
