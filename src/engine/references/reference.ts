/** The field kinds of manifests whose value names a content of the site. A file of the library is known by its schema, a link by its format. */
export const fieldReferences = [
  'form',
  'album',
  'tags',
  'collection',
  'product',
  'service',
  'folder',
  'article',
  'page',
  'section',
] as const

/** A field kind whose value names a content of the site. */
export type FieldReference = (typeof fieldReferences)[number]

/** Target of a reference: a content that a field names, a file of the library, an address of the site, a type of block, a list of contents, or an amount in cents that is written in words. */
export type ReferenceKind = FieldReference | 'media' | 'address' | 'block' | 'list' | 'price'

/** A content that something names, as it is named: by a number, a short text or a path of the site. */
export interface Reference {
  readonly kind: ReferenceKind
  readonly key: string
}

/** Longest name of a content. What is longer leads nowhere. */
const KEY_LENGTH = 500

const textOf = ({ kind, key }: Reference): string => `${kind} ${key}`

/** References in a fixed order, each once. */
export function distinctReferences(references: readonly Reference[]): Reference[] {
  const named = new Map(references.map((reference) => [textOf(reference), reference]))
  const kept = [...named].filter(([, { key }]) => key.length > 0 && key.length <= KEY_LENGTH)
  return kept.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, reference]) => reference)
}
