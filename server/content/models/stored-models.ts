import { readFile } from 'node:fs/promises'
import type { Block } from '#schemas/generated/content.ts'
import type { modelKinds } from '#schemas/admin/model-calls.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import elements from './elements.json' with { type: 'json' }
import pages from './pages.json' with { type: 'json' }
import sections from './sections.json' with { type: 'json' }

/** Words in the languages of the panel. */
export interface ModelWords {
  readonly fr: string
  readonly en: string
}

/** Ready content before it is fitted to a site. */
export interface StoredModel {
  readonly kind: (typeof modelKinds)[number]
  readonly name: string
  readonly label: ModelWords
  readonly help: ModelWords
  readonly keywords: { readonly fr: readonly string[]; readonly en: readonly string[] }
  readonly blocks: readonly Block[]
}

interface CatalogueEntry extends Omit<StoredModel, 'kind' | 'name' | 'blocks'> {
  readonly type: string
  readonly examples: readonly { readonly name: string; readonly block: Block }[]
}

const file = new URL('../../../schemas/generated/catalogue.json', import.meta.url)

/** The examples that show a type without the words of one company, where the first one does not. */
const CHOSEN: Readonly<Record<string, string>> = { menu: 'site', product: 'bare' }

const own = new Map((elements as unknown as readonly Block[]).map((block) => [block.type, block]))

function contentOf({ type, examples }: CatalogueEntry): Block[] {
  const named = (name: string | undefined) => examples.find((example) => example.name === name)
  const block = own.get(type) ?? (named(ownValue(CHOSEN, type)) ?? named('plain') ?? examples[0])?.block
  return block ? [block] : []
}

let read: Promise<readonly StoredModel[]> | undefined

/** All ready content: one element for each block type, the sections and the pages; read once. */
export function storedModels(): Promise<readonly StoredModel[]> {
  return (read ??= readFile(file, 'utf8').then((text) => {
    const types = (JSON.parse(text) as readonly CatalogueEntry[]).map((entry): StoredModel => {
      const { type, label, help, keywords } = entry
      return { kind: 'element', name: type, label, help, keywords, blocks: contentOf(entry) }
    })
    const ready = [
      ...(sections as unknown as readonly Omit<StoredModel, 'kind'>[]).map((model): StoredModel => ({ kind: 'section', ...model })),
      ...(pages as unknown as readonly Omit<StoredModel, 'kind'>[]).map((model): StoredModel => ({ kind: 'page', ...model })),
    ]
    return [...types.filter(({ blocks }) => blocks.length > 0), ...ready]
  }))
}
