import { expect, it } from 'vitest'
import { findResource } from '#admin/resources/resource-list.ts'
import { createResourceStore } from '#admin/resources/form/resource-store.ts'
import { restorePaths } from './restore-paths.ts'

it('writes former values back, and takes a language out that was not there', () => {
  const store = createResourceStore(findResource('tag')?.fields ?? [], { value: 'v', labels: { fr_FR: 'Vigne', en_GB: 'Vine' } })
  restorePaths(store, { value: 'v', labels: { fr_FR: 'Raisin' } }, ['labels.fr_FR', 'labels.en_GB'])
  expect(store.form()).toEqual({ value: 'v', labels: { fr_FR: 'Raisin' } })
})
