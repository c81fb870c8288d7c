import { expect, it } from 'vitest'
import { icons } from '#kit/icons/icon-set.ts'
import { describedResources, findResource, mayDo, mayTrash, readableResources } from './resource-list.ts'

it('names an icon of the panel for each resource that names one', () => {
  const named = describedResources.flatMap(({ icon }) => (icon === null ? [] : [icon]))
  expect(named.filter((icon) => !(icon in icons))).toEqual([])
})

it('lists the resources whose area an administrator may read, and none without rights', () => {
  expect(readableResources([])).toEqual([])
  expect(readableResources(['content.read'])).toContain(findResource('news'))
  expect(findResource('nothing')).toBeUndefined()
})

const author = ['content.read', 'content.write', 'media.write'] as const
const editor = [...author, 'content.publish'] as const
const found = (name: string) => findResource(name)!

it.each([
  ['news', true],
  ['service', true],
  ['tag', true],
  ['review', false],
])('offers who does not publish to write %s: %s', (name, isOffered) => {
  expect([mayDo(found(name), 'write', author), mayDo(found(name), 'write', editor)]).toEqual([isOffered, true])
})

it('offers who does not publish to take away drafts alone', () => {
  const may = (rights: readonly string[]) => (verb: string) => rights.includes(`content.${verb}`)
  const offered = (rights: readonly string[]) =>
    (['DRAFT', 'PUBLISHED', 'CHANGED', 'PLANNED'] as const).filter((state) => mayTrash(found('news'), { state }, may(rights)))
  expect([offered(author), offered(editor), offered([])]).toEqual([['DRAFT'], ['DRAFT', 'PUBLISHED', 'CHANGED', 'PLANNED'], []])
})

it.each([
  ['in use', 3, [false, true]],
  ['of no content', 0, [true, true]],
])('offers to take away a tag %s to an author and an editor: %s uses, %j', (_, uses, offered) => {
  const may = (rights: readonly string[]) => (verb: string) => rights.includes(`content.${verb}`)
  expect([author, editor].map((rights) => mayTrash(found('tag'), { state: 'PUBLISHED', uses }, may(rights)))).toEqual(offered)
})
