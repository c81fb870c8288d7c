import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { drawBottle, type BottleDrawing } from '#scripts/bottles/draw-bottle.ts'
import { drawCase, type CaseDrawing } from '#scripts/bottles/draw-case.ts'
import { renderVariant, drawAfterRecipe, type HandDrawing, type VariantDrawing } from '#scripts/bottles/draw-variant.ts'

type Recipe = BottleDrawing | CaseDrawing | HandDrawing | VariantDrawing

// Draws the bottles and cases of the sample shop anew from their recipes: `node scripts/render-bottles.ts`.
const folder = new URL('../server/seeds/pictures/bouteilles/', import.meta.url)
const recipes = JSON.parse(await readFile(new URL('recipes.json', folder), 'utf8')) as readonly Recipe[]
const placeOf = (file: string): URL => new URL(`${file}.svg`, folder)

async function drawVariant(variant: VariantDrawing): Promise<string> {
  const of = recipes.find(({ kind, file }) => kind !== 'variant' && file === variant.of)
  if (of?.kind === 'bottle') return drawAfterRecipe(variant, of)
  if (of?.kind === 'hand') return renderVariant(variant, of, await readFile(placeOf(of.file), 'utf8'))
  throw new Error(`${variant.file} is to be drawn after ${variant.of}, of which there is no bottle`)
}

function draw(recipe: Exclude<Recipe, HandDrawing>): string | Promise<string> {
  if (recipe.kind === 'variant') return drawVariant(recipe)
  return recipe.kind === 'bottle' ? drawBottle(recipe) : drawCase(recipe)
}

const drawn = recipes.filter((recipe) => recipe.kind !== 'hand')
for (const recipe of drawn) await writeFile(fileURLToPath(placeOf(recipe.file)), await draw(recipe))
console.log(`${drawn.length} drawings`)
