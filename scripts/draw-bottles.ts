import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { drawBottle, type BottleDrawing } from './bottles/draw-bottle.ts'
import { drawCase, type CaseDrawing } from './bottles/draw-case.ts'

// Draws the bottles and cases of the sample shop anew from their recipes: `node scripts/draw-bottles.ts`.
const folder = new URL('../server/seeds/pictures/bouteilles/', import.meta.url)
const recipes = JSON.parse(await readFile(new URL('recipes.json', folder), 'utf8')) as readonly (BottleDrawing | CaseDrawing)[]

for (const recipe of recipes) {
  const svg = recipe.kind === 'bottle' ? drawBottle(recipe) : drawCase(recipe)
  await writeFile(fileURLToPath(new URL(`${recipe.file}.svg`, folder)), svg)
}
console.log(`${recipes.length} drawings`)
