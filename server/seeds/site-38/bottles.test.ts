import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readSeedFolder } from '../read-seed.ts'

const { media, products } = await readSeedFolder(dirname(fileURLToPath(import.meta.url)))
const pictures = new Map(media.map((each) => [`media:${each.name}`, each]))
const wines = products.flatMap(({ declinations = [], ...wine }) => declinations.map((bottle) => ({ ...wine, bottle })))
const named = wines.map((wine) => ({ ...wine, name: `${wine.key} ${wine.bottle.year} ${wine.bottle.capacity}` }))

/** The words for a bottle size in the text alternative of an image. */
const sizes: Readonly<Record<number, Readonly<Record<'fr_FR' | 'en_GB', RegExp>>>> = {
  375: { fr_FR: /^Demi-bouteille d/, en_GB: /^Half bottle of / },
  1500: { fr_FR: /^Magnum d/, en_GB: /^Magnum of / },
  3000: { fr_FR: /^Jéroboam d/, en_GB: /^Jeroboam of / },
}
const usual = { fr_FR: /^Bouteille d/, en_GB: /^Bottle of / }

describe('the image of a bottle', () => {
  it.each(named.filter(({ isVintage }) => isVintage))('of $name has its vintage and its size', ({ bottle, images }) => {
    const picture = pictures.get(bottle.image ?? images[0] ?? '')
    for (const locale of ['fr_FR', 'en_GB'] as const) {
      expect(picture?.alt[locale]).toContain(String(bottle.year))
      expect(picture?.alt[locale]).toMatch((sizes[bottle.capacity ?? 0] ?? usual)[locale])
    }
  })

  it('is used for one bottle only', () => {
    const shown = named.map(({ bottle, images }) => bottle.image ?? images[0])
    expect(shown.filter((picture, index) => shown.indexOf(picture) < index)).toEqual([])
  })
})

describe('the award of a wine', () => {
  it.each(products.filter(({ isVintage, awards }) => isVintage && awards.length > 0))(
    'of $key is for a vintage on sale',
    ({ awards, declinations = [] }) => {
      for (const { vintage } of awards) expect(declinations.map(({ year }) => year)).toContain(vintage)
    },
  )
})

describe('the recommended products', () => {
  it.each(products.filter(({ contents }) => contents.length > 0))(
    'beside $key are not in the box, and unique',
    ({ contents, recommended }) => {
      const held = contents.map(({ product }) => product)
      expect(recommended.filter((key, index) => held.includes(key) || recommended.indexOf(key) < index)).toEqual([])
      expect(recommended.length).toBeGreaterThan(2)
    },
  )
})
