import { expect, it } from 'vitest'
import { icons } from '#kit/icons/icon-set.ts'
import { describedResources, findResource, readableResources } from './resource-list.ts'

it('names an icon of the panel for each resource that names one', () => {
  const named = describedResources.flatMap(({ icon }) => (icon === null ? [] : [icon]))
  expect(named.filter((icon) => !(icon in icons))).toEqual([])
})

it('lists the resources whose area an administrator may read, and none without rights', () => {
  expect(readableResources([])).toEqual([])
  expect(readableResources(['content.read'])).toContain(findResource('news'))
  expect(findResource('nothing')).toBeUndefined()
})
