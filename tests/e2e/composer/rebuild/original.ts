import type { Page } from '@playwright/test'
import { catalogue } from '#blocks/catalogue.ts'
import { mediaItem } from '#composer/pickers/create-pickers.ts'
import { modelsOf, type Model } from '#composer/palette/model.ts'
import { PAGE_REGION } from '#engine/draft/document/edited-document.ts'
import { mediaIdsOf } from '#engine/document/media-ids.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { Block } from '#schemas/generated/content.ts'

/** The types of blocks, as the composer knows them. */
export const registry = createRegistry(catalogue)

/** Makes a call from the document that is open; its envelope's data. Nothing of the page that is made is read or changed by it before the end. */
async function ask<Data>(page: Page, method: 'GET' | 'PUT', path: string): Promise<Data> {
  return page.evaluate(
    async (sent) => {
      const answer = await fetch(sent.path, {
        method: sent.method,
        ...(sent.method === 'PUT' && { body: '{}', headers: { 'content-type': 'application/json' } }),
      })
      if (!answer.ok) throw new Error(`${sent.path} answered ${answer.status}`)
      return ((await answer.json()) as { data: unknown }).data
    },
    { method, path },
  ) as Promise<Data>
}

interface Listed {
  readonly pages: readonly { readonly id: number; readonly languages: readonly { readonly locale: string; readonly url: string }[] }[]
}

/** The blocks of the French draft of a page, by its address. */
export async function draftOf(page: Page, address: string): Promise<readonly Block[]> {
  const { pages } = await ask<Listed>(page, 'GET', '/api/admin/page?nbItem=100&orderBy=url')
  const found = pages.find(({ languages }) => languages.some(({ locale, url }) => locale === 'fr_FR' && url === address))
  if (!found) throw new Error(`no page at « ${address} »`)
  const draft = await ask<{ readonly document: { readonly regions: Record<string, Block[]> } }>(
    page,
    'PUT',
    `/api/admin/draft/page/${found.id}/fr_FR`,
  )
  return draft.document.regions[PAGE_REGION] ?? []
}

/** The ready content of the palette. */
export async function modelsFor(page: Page): Promise<readonly Model[]> {
  return modelsOf(await ask(page, 'GET', '/api/admin/model'))
}

type Library = AdminCallData['media.list']

/** The names of the pictures of blocks in the library. */
export async function pictureNames(page: Page, blocks: readonly Block[]): Promise<ReadonlyMap<number, string>> {
  const wanted = mediaIdsOf(blocks)
  const names = new Map<number, string>()
  for (let number = 1; names.size < wanted.length; number += 1) {
    const { media } = await ask<Library>(page, 'GET', `/api/admin/media?nbItem=100&page=${number}`)
    if (media.length === 0) throw new Error('a picture is not in the library')
    for (const item of media) if (wanted.includes(item.id)) names.set(item.id, mediaItem(item, 'fr_FR').name)
  }
  return names
}
