import { drawBottle, drawGlass, reachOf, standing, type BottleDrawing } from './draw-bottle.ts'
import { outlineLine, type LabelFont } from './outline-text.ts'
import { shapes, type ShapeName } from './shapes.ts'

/** A bottle that was drawn by hand: what other vintages and sizes of its wine are drawn by. Its vintage is the last of its shapes. */
export interface HandDrawing extends Pick<BottleDrawing, 'file' | 'glass' | 'cap'> {
  readonly kind: 'hand'
  /** The colour of its glass above the wine, where that can be seen. */
  readonly air?: string
  readonly year: { readonly font: LabelFont; readonly size: number; readonly spacing: number; readonly foot: number }
}

/** Another vintage or size of a wine whose bottle is drawn already. */
export interface VariantDrawing {
  readonly kind: 'variant'
  readonly file: string
  readonly of: string
  readonly figure?: string
  readonly shape?: ShapeName
  readonly scale?: number
  /** How a label that was drawn by hand stands on another shape: how large, and how much higher. */
  readonly label?: { readonly scale: number; readonly up: number }
}

const cellar = '#2a1a1c'
const middle = 360

/** The bottle of a drawing by hand, then its label: what comes from its paper on, without the vintage. */
function partsOf(svg: string) {
  const shapes = svg.match(/<(?:path|ellipse)[^>]*>/g) ?? []
  const paper = shapes.findIndex((shape) => shape.includes('stroke-width="2.6"'))
  const year = shapes.at(-1) ?? ''
  return { glass: shapes.slice(1, paper).join(''), label: shapes.slice(paper, -1).join(''), year }
}

/** The glass between the capsule and the wine. */
function drawAir(color: string, shape: ShapeName): string {
  const { bottom, half } = shapes[shape].cap
  return `<path fill="${color}" d="M${middle - half + 5} ${bottom + 2}h${2 * half - 10}v60h-${2 * half - 10}z"/>`
}

/** Another vintage or size of a wine whose bottle was drawn by hand: its own label, on its own bottle or a larger one. */
export function renderVariant(variant: VariantDrawing, hand: HandDrawing, svg: string): string {
  const { glass, label: rest, year } = partsOf(svg)
  const { font, size, spacing, foot } = hand.year
  const { figure, shape, scale = 1 } = variant
  const written = figure === undefined ? year : `<path fill="${cellar}" d="${outlineLine(figure, { font, size, spacing }, middle, foot)}"/>`
  const label = rest + written
  if (shape === undefined) return standing(glass + label, scale)
  const { scale: large, up } = variant.label ?? { scale: 1, up: 0 }
  const place = `translate(${(middle * (1 - large)).toFixed(1)} ${(foot * (1 - large) - up).toFixed(1)}) scale(${large})`
  const air = hand.air === undefined ? '' : drawAir(hand.air, shape)
  return standing(`${drawGlass({ ...hand, shape })}${air}<g transform="${place}">${label}</g>`, scale, reachOf(shape))
}

/** Another vintage or size of a wine whose bottle is drawn by a recipe. */
export function drawAfterRecipe({ figure, shape, scale }: VariantDrawing, recipe: BottleDrawing): string {
  const label = { ...recipe.label, figure: figure ?? recipe.label.figure }
  return drawBottle({ ...recipe, label, shape: shape ?? recipe.shape, scale: scale ?? recipe.scale })
}
