import { expect, it, vi } from 'vitest'
import type { AdminApi } from '#api-client/admin/create-admin-api.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { applyAll } from '#engine/draft/operations/apply.ts'
import type { Block } from '#schemas/generated/content.ts'
import { regionsOfPart, writeRegions } from './copy-shell-part.ts'

const block = (id: string, text: string): Block => ({ id, type: 'heading', v: 1, props: { text } })
const shell = (appBar: readonly Block[], footer: readonly Block[]): EditedDocument => ({
  ...{ head: {}, notes: {} },
  regions: { topBar: [], appBar, mobileAppBar: [], footer, bottomBar: [] },
})
const key = { kind: 'shell', id: 2, locale: 'fr_FR' } as const

/** A server that holds one draft. */
function stage(start: EditedDocument) {
  const held = { document: start, seq: 4 }
  const draft = {
    open: () => Promise.resolve({ ...held, chain: 'c' }),
    step: vi.fn((_key: unknown, { batches }: { readonly batches: readonly { readonly operations: readonly Operation[] }[] }) => {
      const done = applyAll(held.document, batches[0]?.operations ?? [])
      if ('refused' in done) throw new Error(done.refused)
      held.document = done.document
      return Promise.resolve({})
    }),
  }
  return { held, draft, admin: { draft } as unknown as Pick<AdminApi, 'draft'> }
}

it('copies the header into the other layout alone, and is taken back by what it returned', async () => {
  const other = shell([block('barre', 'Ancien')], [block('pied', 'Le leur')])
  const { held, draft, admin } = stage(other)
  const regions = regionsOfPart(shell([block('barre', 'Nouveau'), block('menu', 'Menu')], [block('pied', 'Le nôtre')]), 'header')
  const former = await writeRegions(admin, key, { regions, label: 'Copie' })
  expect(held.document).toEqual(shell([block('barre', 'Nouveau'), block('menu', 'Menu')], [block('pied', 'Le leur')]))
  expect(draft.step.mock.calls).toHaveLength(1)
  expect(former).not.toBe(false)
  await writeRegions(admin, key, { regions: former || {}, label: 'Retour' })
  expect(held.document).toEqual(other)
})

it('gives a new id to a block whose id stands in a part that stays', async () => {
  const { held, admin } = stage(shell([], [block('un', 'Le leur')]))
  await writeRegions(admin, key, { regions: regionsOfPart(shell([block('un', 'Le nôtre')], []), 'header'), label: 'Copie' })
  const [copied] = held.document.regions['appBar'] ?? []
  expect([copied?.props, copied?.id === 'un', held.document.regions['footer']]).toEqual([
    { text: 'Le nôtre' },
    false,
    [block('un', 'Le leur')],
  ])
})

it('writes nothing when both are the same', async () => {
  const same = shell([block('barre', 'Le même')], [])
  const { draft, admin } = stage(same)
  expect(await writeRegions(admin, key, { regions: regionsOfPart(same, 'header'), label: 'Copie' })).toBeNull()
  expect(draft.step).not.toHaveBeenCalled()
})
