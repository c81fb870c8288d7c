import { expect, it, vi } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { commands } from '#composer/commands/commands.ts'
import type { Block } from '#schemas/generated/content.ts'
import { runnerOn } from '#tests/support/composer/composer-setup.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { shareSection } from './share-section.ts'

const registry = createRegistry(catalogue)
const v = registry.types.get('section')?.version ?? 1
const section = (title: string): Block => ({ id: 's', type: 'section', v, props: title === '' ? {} : { title } })

function bench(title = 'Nos horaires') {
  const editor = { ...runnerOn(sampleDocument(section(title)), ['s'], registry), registry }
  const made = Promise.withResolvers<{ id: number }>()
  const calls = { create: vi.fn(() => made.promise), trash: vi.fn(() => Promise.resolve(null)) }
  const share = () => shareSection(editor, { id: 's', locale: 'fr_FR', calls })
  const types = () => editor.store.document.regions['main']?.map(({ type, props }) => [type, props['section'] ?? props['title']])
  return { ...editor, calls, made, share, types }
}

it('makes one section when it is asked for twice, and puts its place into the page', async () => {
  const { calls, made, share, types } = bench()
  const [first, second] = [share(), share()]
  made.resolve({ id: 7 })
  expect([await first, await second]).toEqual([7, null])
  expect(calls.create).toHaveBeenCalledTimes(1)
  expect(types()).toEqual([['shared-section', 7]])
})

it('shares nothing and puts the section into the trash when the element changes meanwhile', async () => {
  const { calls, made, share, types, runner, selection } = bench()
  const outcome = share()
  selection.select(['s'])
  runner.run(commands.setField, { id: 's', pointer: '/title', field: 'Titre', value: 'Nos heures' })
  made.resolve({ id: 7 })
  expect(await outcome).toBe('changed')
  expect(calls.trash).toHaveBeenCalledWith(7)
  expect(types()).toEqual([['section', 'Nos heures']])
})

it('can be asked for again after a call that failed', async () => {
  const { calls, made, share } = bench()
  calls.create.mockRejectedValueOnce(new Error('offline'))
  await expect(share()).rejects.toThrow('offline')
  made.resolve({ id: 7 })
  expect(await share()).toBe(7)
})

it.each([
  ['Nos horaires', 'Nos horaires'],
  ['', 'Section'],
])('names a section by the words of its element, else by its type: « %s »', async (title, name) => {
  const { calls, made, share } = bench(title)
  made.resolve({ id: 7 })
  await share()
  expect(calls.create).toHaveBeenCalledWith(expect.objectContaining({ title: name }))
})
