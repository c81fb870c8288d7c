import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { catalogue } from '#blocks/catalogue.ts'
import { prepareBlocks } from '#engine/prepare-blocks.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { callFrom } from '#tests/e2e/admin/open-panel.ts'
import { mixedPage } from '#root/bench/engine/mixed-page.ts'
import type { Block } from '#schemas/generated/content.ts'

/** Makes a page of as many mixed and nested blocks, each at the newest version of its type. */
export function longPage(size: number): readonly Block[] {
  const surroundings = { sanitise: () => null, placeholders: new Map<string, string>(), audience: 'visitors', now: 0 } as const
  return prepareBlocks(createRegistry(catalogue), mixedPage(size), surroundings).blocks
}

interface Opened {
  readonly seq: number
  readonly chain: string
  readonly document: { readonly regions: Readonly<Record<string, readonly { readonly id: string }[]>> }
}

/** Writes blocks into the draft of a page in place of those that stand there, from a document of the site. */
export async function fillDraft(page: Page, idPage: string, blocks: readonly Block[]): Promise<void> {
  const draft = `/api/admin/draft/page/${idPage}/fr_FR`
  const { seq, chain, document } = (await callFrom(page, { method: 'PUT', path: draft, body: {} })) as Opened
  const place = { in: { region: 'main' }, before: null }
  const operations = [
    ...(document.regions['main'] ?? []).map(({ id }) => ({ op: 'remove', id })),
    ...blocks.map((block, index) => ({ op: 'insert', block, at: { ...place, after: blocks[index - 1]?.id ?? null } })),
  ]
  const body = { base: { seq, chain }, batches: [{ id: randomUUID(), operations }], recent: [] }
  const { refused } = (await callFrom(page, { method: 'POST', path: `${draft}/step`, body })) as { readonly refused?: unknown }
  if (refused) throw new Error(`The blocks were refused: ${JSON.stringify(refused)}`)
}
