import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from '#blocks/catalogue.ts'
import { stages } from '#blocks/stages.ts'
import { imageExample, type Image } from '#schemas/api/base/image.ts'
import type { Block } from '#schemas/generated/content.ts'
import { mediaIdsOf } from '#engine/document/media-ids.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { blockTexts, type BlockText } from '#engine/text/block-texts.ts'
import { needsContext } from '#tests/support/blocks/block-context.ts'
import { answersFor } from '#tests/support/blocks/block-data.ts'
import type { BlockSubject } from '#tests/support/blocks/block-subject.ts'
import { examplesOfCatalogue } from '#tests/support/blocks/catalogue-examples.ts'

const registry = createRegistry(catalogue)

// The page in the frame has neither parameters nor a query.
const frameContext = { ...needsContext, params: {}, query: {} }

/** A block with the texts that it has. */
export interface TextScene {
  readonly name: string
  readonly block: Block
  readonly texts: readonly BlockText[]
  /** True when the canvas asks for its data. */
  readonly hasNeeds: boolean
}

function sceneOf(name: string, block: Block): TextScene[] {
  const type = registry.types.get(block.type)
  if (!type) return []
  const { slots: _slots, visibility: _visibility, ...head } = block
  const texts = blockTexts(type.manifest.props, { shown: block.props, stored: block.props }).filter(({ stored }) => stored?.trim())
  const hasNeeds = (type.needs?.(block.props as never, frameContext) ?? []).length > 0
  return texts.length > 0 ? [{ name: `${block.type} ${name}`, block: head, texts, hasNeeds }] : []
}

/** Every example of every block type with texts, its slots empty. */
export const exampleScenes = (): TextScene[] =>
  examplesOfCatalogue().flatMap(({ name, block }, index) => sceneOf(name, { ...block, id: `example-${index}` }))

/** Every block with texts of the pages and shells of the sample sites. */
export function seedScenes(): TextScene[] {
  const root = join(import.meta.dirname, '../../..')
  const found = globSync('server/seeds/**/*.json', { cwd: root })
    .toSorted()
    .flatMap((file) => {
      // Seeds name their pictures; the site has numbers for them.
      const document = JSON.parse(readFileSync(join(root, file), 'utf8').replaceAll(/"media:[^"]+"/g, '1')) as {
        readonly layout?: { readonly blocks?: Block[] }
        readonly regions?: Readonly<Record<string, Block[]>>
      }
      const blocks: Block[] = []
      for (const list of [document.layout?.blocks ?? [], ...Object.values(document.regions ?? {})])
        if (Array.isArray(list)) walkBlocks(list, (block) => void blocks.push(block))
      return blocks.flatMap((block) => sceneOf(`${file.replace('server/seeds/', '')}#${block.id}`, block))
    })
  return found.map((scene, index) => ({ ...scene, block: { ...scene.block, id: `seed-${index}` } }))
}

/** The pictures of scenes, all of them the same. */
export function picturesOf(scenes: readonly TextScene[]): Image[] {
  const ids = new Set(mediaIdsOf(scenes.map(({ block }) => block)))
  return [...ids].map((id) => ({ ...imageExample, id }))
}

/** The data of blocks of scenes: the answers of their own stage, else those of the calls’ examples. */
export function dataOf(blocks: readonly Block[]): Readonly<Record<string, unknown>> {
  // The function reads the registry of its subject only.
  const found = answersFor({ registry } as unknown as BlockSubject, blocks, { kind: 'given' })
  return Object.fromEntries(
    blocks.map((block) => {
      const given = (stages
        .get(block.type)
        ?.find(({ answers, isEmpty, isFailure }) => answers !== undefined && isEmpty !== true && isFailure !== true)?.answers ??
        {}) as Record<string, unknown>
      const needs = registry.types.get(block.type)?.needs?.(block.props as never, frameContext) ?? []
      const own = needs.filter(({ call }) => call in given).map(({ key, call }) => [key, given[call]] as const)
      return [block.id, { ...found.get(block.id), ...Object.fromEntries(own) }]
    }),
  )
}
