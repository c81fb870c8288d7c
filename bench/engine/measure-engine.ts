import { catalogue } from '#blocks/catalogue.ts'
import type { Sanitise } from '#engine/text/html-rules.ts'
import { prepareBlocks } from '#engine/prepare-blocks.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { blockTypes, interactiveTypes } from '#schemas/generated/block-types.ts'
import type { Block } from '#schemas/generated/content.ts'
import { interleave, type Contender, type Measurement, type Rounds } from '../interleave.ts'
import { buildContenders, type ContenderBundle } from './build.ts'
import { handWrittenSource } from './hand-written.ts'
import { countBlocks, mixedPage } from './mixed-page.ts'
import { benchContext } from './page-context.ts'

/** The numbers of blocks in the measured pages. */
export const SIZES = [10, 100, 1000, 2000] as const

/** The measurements of one size by contender. The first is the handwritten page. */
export interface EngineFigures {
  readonly size: number
  readonly htmlBytes: number
  readonly measurements: readonly Measurement[]
}

/** The options of the bench: rounds and peers. */
export interface EngineBench {
  readonly rounds: Rounds
  readonly withPeers: boolean
  readonly sizes?: readonly number[]
}

const registry = createRegistry(catalogue)

function prepare(blocks: Block[], sanitise: Sanitise): Block[] {
  const { blocks: ready, problems } = prepareBlocks(registry, blocks, {
    sanitise,
    placeholders: new Map(),
    audience: 'visitors',
    now: 1_790_000_000_000,
  })
  if (problems.length > 0) throw new Error(`The bench's page has problems: ${JSON.stringify(problems[0])}`)
  return ready
}

/** Returns the contenders of one size after checking that each produces the HTML of the handwritten page. */
function contendersOf(
  size: number,
  stored: Block[],
  sanitise: Sanitise,
  bundle: ContenderBundle,
): { contenders: Contender[]; htmlBytes: number } {
  const { contenders: ours, handWritten, renderPuck } = bundle
  const frame = ours.frameOf(benchContext())
  const text = JSON.stringify(stored)
  const fresh = () => JSON.parse(text) as Block[]
  const ready = prepare(fresh(), sanitise)
  // Measured to the encoded bytes: React joins strings lazily, so an unread string is not finished.
  const contenders: Contender[] = [
    { name: 'hand-written', run: () => Buffer.from(frame(handWritten.get(size))) },
    { name: 'stored', prepare: fresh, run: (blocks) => Buffer.from(ours.renderEngine(frame, prepare(blocks as Block[], sanitise))) },
    { name: 'warm', run: () => Buffer.from(ours.renderEngine(frame, ready)) },
    { name: 'naive', run: () => Buffer.from(ours.renderNaively(frame, ready)) },
  ]
  const expected = String(contenders[0]?.run(undefined))
  for (const { name, prepare: input, run } of contenders) {
    if (String(run(input?.())) !== expected)
      throw new Error(`« ${name} » does not make the HTML of the page written by hand (${size} blocks)`)
  }
  const puck = renderPuck?.(frame, ready)
  if (puck) contenders.push({ name: 'puck', run: () => Buffer.from(puck()) })
  return { contenders, htmlBytes: Buffer.byteLength(expected) }
}

/** Renders pages of each size from the stored document, from memory, by hand and by peers in one run. */
export async function measureEngine(sanitise: Sanitise, { rounds, withPeers, sizes = SIZES }: EngineBench): Promise<EngineFigures[]> {
  if (process.env['NODE_ENV'] !== 'production') throw new Error('Run the bench with NODE_ENV=production')
  const stored = new Map(sizes.map((size) => [size, mixedPage(size)]))
  for (const [size, blocks] of stored)
    if (countBlocks(blocks) !== size) throw new Error(`The page of ${size} has ${countBlocks(blocks)} blocks`)
  const pages = new Map([...stored].map(([size, blocks]) => [size, prepare(structuredClone(blocks), sanitise)]))
  const types = blockTypes.filter((type) => JSON.stringify([...pages.values()]).includes(`"type":"${type}"`))
  const bundle = await buildContenders(handWrittenSource(pages, interactiveTypes, types), withPeers)
  return [...stored].map(([size, blocks]) => {
    const { contenders, htmlBytes } = contendersOf(size, blocks, sanitise, bundle)
    return { size, htmlBytes, measurements: interleave(contenders, rounds) }
  })
}
