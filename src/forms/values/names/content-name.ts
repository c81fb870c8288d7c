import type { ChoiceKind } from '#forms/field-tree.ts'

/** Kinds of contents that a value names by a number or a short text. */
export type NamedKind = ChoiceKind | 'image' | 'file'

/** The name of a content as its field shows it, or why there is none. */
export interface ContentName {
  readonly name: string
  /** A second fact that tells equal names apart; empty where there is none. */
  readonly detail: string
}

/** Names what values stand for. */
export interface ReadNames {
  readonly content: (kind: NamedKind, value: string | number) => ContentName
  /** The name of a colour of the theme; null for another colour. */
  readonly colour: (value: string) => string | null
}

const kindWords: Readonly<Partial<Record<NamedKind, string>>> = { image: 'Image n°\u00a0', file: 'Fichier n°\u00a0' }

const storedName = (kind: NamedKind, value: string | number): string =>
  typeof value === 'number' ? `${kindWords[kind] ?? 'n°\u00a0'}${value}` : value

/** Names contents by what is stored, where nothing is asked for. */
export const storedNames: ReadNames = { content: (kind, value) => ({ name: storedName(kind, value), detail: '' }), colour: () => null }
