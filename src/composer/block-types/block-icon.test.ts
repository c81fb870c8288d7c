import { expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { icons } from '#kit/icons/icon-set.ts'
import { blockIcon } from './block-icon.ts'

const registry = createRegistry(catalogue)

it('is the icon that the manifest names, layers for a type that names none or is unknown', () => {
  expect(['opening-hours', 'hero', 'divider', 'toString'].map((type) => blockIcon(registry, type))).toEqual([
    'clock',
    'image',
    'layers',
    'layers',
  ])
})

it('is drawn for each name that a manifest gives', () => {
  const named = catalogue.flatMap(({ manifest: { type, palette } }) => (palette?.icon === undefined ? [] : [{ type, icon: palette.icon }]))
  const unknown = named.filter(({ icon }) => !Object.hasOwn(icons, icon))
  expect(unknown, 'name an icon of src/kit/icons/icon-set.ts').toEqual([])
})
