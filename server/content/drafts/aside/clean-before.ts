import type { Block } from '#schemas/generated/content.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { htmlInProps } from '#engine/validation/html-in-props.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import type { Sanitiser } from '#server/content/pages/sanitiser.ts'
import { aside } from './draft-thread.ts'
import type { MarkedText } from './tasks.ts'
import { MAX_MARKUP } from './weigh.ts'

interface Rules {
  readonly registry: Registry
  readonly sanitiser: Pick<Sanitiser, 'isUnknown' | 'learn'>
}

/** Cleans the markup of blocks in a thread, before they are checked or drawn, where the sanitiser does not know much of it yet. */
export async function cleanBefore({ registry, sanitiser }: Rules, trees: Iterable<readonly Block[]>): Promise<void> {
  const unknown = new Map<string, MarkedText>()
  let characters = 0
  const note = (text: MarkedText): void => {
    const key = `${text.kind} ${text.html}`
    if (unknown.has(key) || !sanitiser.isUnknown(text.html, text.kind)) return
    unknown.set(key, text)
    characters += text.html.length
  }
  for (const blocks of trees)
    walkBlocks(blocks, ({ type, props }) => {
      if (isRecord(props)) for (const { kind, html } of htmlInProps(registry.types.get(type)?.fields ?? [], props)) note({ kind, html })
    })
  if (characters <= MAX_MARKUP) return
  const texts = [...unknown.values()]
  const results = await aside('clean', texts)
  for (const [at, { html, kind }] of texts.entries()) sanitiser.learn(html, kind, results[at] ?? null)
}
