import { expect, it } from 'vitest'
import { findResource } from '#admin/resources/resource-list.ts'
import { blankForm } from './blank-form.ts'
import { followTitles } from './follow-title.ts'
import { createResourceStore } from './resource-store.ts'

function open(name: string) {
  const fields = findResource(name)?.fields ?? []
  const store = createResourceStore(fields, blankForm(fields, 'fr_FR'))
  return { store, end: followTitles(store, fields, ['fr_FR', 'en_GB']) }
}

it('writes the address beside the title, until a person writes one', () => {
  const { store, end } = open('news')
  store.set('/texts/fr_FR/title', 'Été au caveau')
  expect(store.get('/texts/fr_FR/slug')).toBe('ete-au-caveau')
  store.set('/texts/fr_FR/slug', 'ete')
  store.set('/texts/fr_FR/title', 'Été au caveau, suite')
  expect(store.get('/texts/fr_FR/slug')).toBe('ete')
  end()
})

it('writes the name of a tag after its label in the first language', () => {
  const { store, end } = open('tag')
  store.set('/labels/fr_FR', 'Œuvres d’art')
  expect(store.get('/value')).toBe('oeuvres-d-art')
  end()
  store.set('/labels/fr_FR', 'Autre')
  expect(store.get('/value')).toBe('oeuvres-d-art')
})
