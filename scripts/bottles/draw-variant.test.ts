import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import type { BottleDrawing } from './draw-bottle.ts'
import { renderVariant, drawAfterRecipe, type HandDrawing, type VariantDrawing } from './draw-variant.ts'

const folder = new URL('../../server/seeds/pictures/bouteilles/', import.meta.url)
const read = (name: string) => readFile(new URL(name, folder), 'utf8')
const recipes = JSON.parse(await read('recipes.json')) as readonly (BottleDrawing | HandDrawing | VariantDrawing)[]
const variants = recipes.filter((recipe) => recipe.kind === 'variant')

async function draw(variant: VariantDrawing): Promise<string> {
  const of = recipes.find(({ kind, file }) => kind !== 'variant' && file === variant.of)
  return of?.kind === 'hand' ? renderVariant(variant, of, await read(`${of.file}.svg`)) : drawAfterRecipe(variant, of as BottleDrawing)
}

describe('another vintage or size of a bottle', () => {
  it.each(variants)('$file is drawn as its recipe says', async (variant) => {
    expect(await draw(variant)).toBe(await read(`${variant.file}.svg`))
  })

  it('is the drawing by hand but for the last of its shapes, its vintage', async () => {
    const shapesOf = (svg: string) => svg.match(/<(?:path|ellipse)[^>]*>/g) ?? []
    const [hand, other] = [shapesOf(await read('les-lauzes.svg')), shapesOf(await read('les-lauzes-2019.svg'))]
    expect(other.slice(0, -1)).toEqual(hand.slice(0, -1))
    expect(other.at(-1)).not.toBe(hand.at(-1))
  })
})
