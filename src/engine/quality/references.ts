import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { internalPath } from '#engine/text/internal-path.ts'
import { filesOf } from '#engine/quality/addresses/files.ts'
import { examine, type Examined } from './examined.ts'
import type { QualityFacts } from './facts.ts'
import { linksOf } from './links.ts'

/** Everything outside of a document that it names. */
export interface References {
  /** The paths of the site: `/contact`. */
  readonly links: readonly string[]
  readonly media: readonly number[]
  readonly forms: readonly string[]
  readonly sections: readonly number[]
}

const NO_FACTS: QualityFacts = {
  ...{ locale: '', hosts: [], links: {}, media: {}, forms: {}, sections: {} },
  ...{ colors: [], emptySettings: [], wordsToReplace: [], prices: [] },
}

/** Lists what a document names, each once: the facts that its checks need. `hosts` are those of the site. */
export function referencesOf(registry: Registry, document: Pick<EditedDocument, 'head' | 'regions'>, hosts: readonly string[]): References {
  const examined = examine(registry, document, { ...NO_FACTS, hosts })
  return {
    links: [
      ...new Set([
        ...linksOf(examined).flatMap(({ href }) => internalPath(href, hosts) ?? []),
        ...filesOf(examined).map(({ path }) => path),
      ]),
    ],
    media: [...new Set(mediaOf(examined))],
    forms: [...new Set(formsOf(examined))],
    sections: [...new Set(sectionsOf(examined))],
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

function sectionsOf({ blocks }: Examined): number[] {
  return blocks.flatMap((each) =>
    each.values.flatMap(({ kind, value }) => (kind === 'section' && typeof value === 'number' ? [value] : [])),
  )
}
