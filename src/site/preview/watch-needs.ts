import type { Image } from '#schemas/api/base/image.ts'
import type { FromFrame } from '#schemas/composer/messages.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { BlockData } from '#schemas/runtime/site-rendering.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { mediaIdsOf } from '#engine/document/media-ids.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import { collectNeeds } from '#engine/needs/collect-needs.ts'
import type { MissingParts } from '#engine/needs/missing-parts.ts'
import type { NeedContext } from '#engine/registry/needs.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { BlockHead } from '#renderer/render-blocks.tsx'
import type { Canvas } from './canvas-model.ts'
import { walkChanged } from './changed-blocks.ts'

/** The answer of the server to the needs of blocks. */
export interface NeedsAnswer {
  readonly data: BlockData
  readonly missing: MissingParts
  readonly media: readonly Image[]
}

interface NeedsDeps {
  readonly canvas: Canvas
  readonly registry: Registry
  readonly context: NeedContext
  /** Asks the server; null when the session or the token is over. */
  readonly ask: (blocks: readonly BlockHead[]) => Promise<NeedsAnswer | null>
  readonly post: (message: FromFrame) => void
  /** Calls back after typing has paused. */
  readonly later: (act: () => void) => void
  /** Calls back when what is missing may have become available. */
  readonly again: (act: () => void) => void
}

/** The watch over the needs of the blocks of a canvas. */
export interface NeedsWatch {
  /** Looks for blocks whose needs changed. */
  readonly look: () => void
  /** Asks again for what was refused. */
  readonly retry: () => void
}

/** Watches the needs of a canvas's blocks. Unchanged needs ask nothing; changed ones are asked for together, and the old data stays until the answer. */
export function watchNeeds({ canvas, registry, context, ask, post, later, again }: NeedsDeps): NeedsWatch {
  const known = new Map<string, Block>()
  const waiting = new Map<string, BlockHead>()
  const requested = new Map<string, number>()
  let round = 0
  let isPlanned = false
  let seen: readonly Block[] = canvas.ready().blocks
  walkBlocks(seen, (block) => void known.set(block.id, block))
  const needsNow = (block: Block) => needsOf(registry, headOf(block), context, canvas.media)
  const lookAt = (block: Block) => {
    const former = known.get(block.id)
    known.set(block.id, block)
    if (former?.props === block.props) return
    const needs = needsNow(block)
    if (needs !== '' && needs !== (former ? needsNow(former) : '')) waiting.set(block.id, headOf(block))
  }
  const start = (ids: readonly string[]) => {
    round += 1
    for (const id of ids) requested.set(id, round)
    for (const id of ids) canvas.marks.change(id, { isBusy: true })
    post({ type: 'needs', ids: [...ids], state: 'asked' })
    return round
  }
  const send = async () => {
    isPlanned = false
    const blocks = [...waiting.values()]
    const ids = [...waiting.keys()]
    waiting.clear()
    const own = start(ids)
    // A server that fails leaves the old data; one that refuses is asked again.
    const answer = await ask(blocks).catch(() => undefined)
    for (const image of answer?.media ?? []) canvas.media.set(image.id, image)
    for (const block of blocks) {
      if (requested.get(block.id) !== own) continue
      if (answer) takeAnswer(canvas, block, answer)
      if (answer === null && !waiting.has(block.id)) waiting.set(block.id, block)
      canvas.marks.change(block.id, { isBusy: false })
    }
    post(endMessage(ids, answer === null, canvas))
    askMissing()
  }
  const askMissing = () => {
    if (canvas.missing.size > 0) again(() => (addMissing(canvas, known, waiting), plan()))
  }
  const plan = () => {
    if (isPlanned || waiting.size === 0) return
    isPlanned = true
    later(() => void send())
  }
  askMissing()
  return {
    look: () => {
      const { blocks } = canvas.ready()
      walkChanged(seen, blocks, lookAt)
      seen = blocks
      plan()
    },
    retry: plan,
  }
}

/** Adds the blocks that lack answers to those that are asked for. */
function addMissing({ missing }: Canvas, known: ReadonlyMap<string, Block>, waiting: Map<string, BlockHead>): void {
  for (const id of missing.keys()) {
    const block = known.get(id)
    if (block && !waiting.has(id)) waiting.set(id, headOf(block))
  }
}

function takeAnswer(canvas: Canvas, block: BlockHead, { data, missing }: NeedsAnswer): void {
  const kind = ownValue(missing, block.id)
  if (kind === undefined) canvas.missing.delete(block.id)
  else canvas.missing.set(block.id, kind)
  canvas.media.dropStandIns(block)
  canvas.data.set(block.id, ownValue(data, block.id) ?? {})
  canvas.marks.touch(block.id)
}

/** The message after an answer: new data may change the findings. */
function endMessage(ids: string[], isRefused: boolean, canvas: Canvas): FromFrame {
  if (isRefused) return { type: 'needs', ids, state: 'refused' }
  return { type: 'needs', ids, state: 'answered', problems: [...canvas.problems()] }
}

function headOf({ slots: _slots, ...head }: Block): BlockHead {
  return head
}

/** A text that differs when a block needs other data or a picture that is not there; empty for a block that needs nothing. */
function needsOf(registry: Registry, head: BlockHead, context: NeedContext, media: ReadonlyMap<number, Image>): string {
  const needs = collectNeeds(registry, [head], context).map(({ call, params }) => [call, params])
  const pictures = mediaIdsOf([head]).filter((id) => !media.has(id))
  return needs.length + pictures.length === 0 ? '' : JSON.stringify([needs, pictures])
}
