import { motifs, type MotifName } from './motifs.ts'
import { lineWidth, outlineLine } from './outline-text.ts'
import { shapes, type BottleShape, type ShapeName } from './shapes.ts'

/** What a label says and how it looks. */
export interface Label {
  readonly name: string
  /** The wine's appellation, in capitals. */
  readonly line: string
  /** The vintage, or what stands in its place. */
  readonly figure: string
  readonly house: string
  readonly motif: MotifName
  readonly color: string
  readonly paper: string
  readonly ink: string
}

/** A bottle to draw. */
export interface BottleDrawing {
  readonly kind: 'bottle'
  readonly file: string
  readonly shape: ShapeName
  readonly glass: string
  readonly cap: string
  /** Against the usual bottle of its shape: 0.8 for a half one. */
  readonly scale: number
  readonly label: Label
}

const cellar = '#2a1a1c'
const middle = 360
const ground = 1062

/** A colour with as much of another, from 0 to 1. */
export function mix(color: string, other: string, share: number): string {
  const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const [one, two] = [channels(color), channels(other)]
  return `#${one
    .map((value, index) =>
      Math.round(value + ((two[index] ?? 0) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** The largest size, down from one, at which a line fits a width. */
function fitted(text: string, font: 'name' | 'plain' | 'figure', size: number, width: number): number {
  return Math.min(size, (size * width) / lineWidth(text, { font, size }))
}

/** A label of paper: what is drawn on it, the wine's name, its appellation, its vintage and its house. */
export function drawLabel(label: Label, box: { x: number; y: number; width: number; height: number }): string {
  const { name, line, figure, house, motif, color, paper, ink } = label
  const { x, y, width, height } = box
  const center = x + width / 2
  const inner = width - 34
  const nameSize = fitted(name, 'name', 44, inner)
  const at = (share: number): number => y + height * share
  const lines = [
    outlineLine(name, { font: 'name', size: nameSize }, center, at(0.61)),
    outlineLine(figure, { font: 'figure', size: fitted(figure, 'figure', 27, inner) }, center, at(0.86)),
  ]
  const small = [
    outlineLine(line, { font: 'plain', size: fitted(line, 'plain', 11.5, inner - 24), spacing: 1.6 }, center, at(0.7)),
    outlineLine(house, { font: 'plain', size: fitted(house, 'plain', 8.5, inner - 16), spacing: 1.1 }, center, at(0.94)),
  ]
  return [
    `<path fill="${paper}" stroke="${cellar}" stroke-width="2.6" d="M${x} ${y}h${width}v${height}h-${width}z"/>`,
    `<path fill="${mix(paper, ink, 0.1)}" d="M${x + width - 20} ${y + 1.3}h18.7v${height - 2.6}h-18.7z"/>`,
    `<path stroke="${ink}" stroke-width="1.3" d="M${x + 9} ${y + 9}h${width - 18}v${height - 18}h-${width - 18}z"/>`,
    `<g stroke="${ink}" stroke-width="1.7" transform="translate(${center} ${at(0.27)}) scale(${(height / 280).toFixed(2)})">${motifs[motif](color)}</g>`,
    ...lines.map((path) => `<path fill="${ink}" d="${path}"/>`),
    ...small.map((path) => `<path fill="${mix(ink, paper, 0.25)}" d="${path}"/>`),
    `<path stroke="${ink}" stroke-width="1.1" d="M${center - 34} ${at(0.745)}h68"/>`,
  ].join('')
}

/** The frame of a drawing: its ground and what stands on it. */
export function drawing(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="1120" viewBox="0 0 720 1120"><g fill="none" stroke-linecap="round" stroke-linejoin="round">${content}</g></svg>\n`
}

/** The glass of a bottle with its capsule, before it bears a label. */
export function drawGlass({ shape, glass, cap }: Pick<BottleDrawing, 'shape' | 'glass' | 'cap'>): string {
  const { outline, shade, shine, glint = 284, cap: place }: BottleShape = shapes[shape]
  const { top, bottom, half } = place
  const light = mix(glass, '#ffffff', 0.42)
  const dark = mix(glass, cellar, 0.45)
  const capSide = `M${middle + half - 20} ${top}l20 2v${bottom - top}h-20z`
  return [
    `<path fill="${glass}" d="${outline}"/><path fill="${dark}" d="${shade}"/>`,
    `<path stroke="${light}" stroke-width="9" d="${shine}"/><path stroke="${light}" stroke-width="5" d="M${glint} 970v-40"/>`,
    `<path fill="${cap}" d="M${middle - half} ${top}q${half}-10 ${2 * half} 0v${bottom - top}h-${2 * half}z"/><path fill="${mix(cap, cellar, 0.35)}" d="${capSide}"/>`,
    `<path fill="${mix(cap, '#ffffff', 0.12)}" d="M${middle - half - 2} ${top + 16}h${2 * half + 4}v18h-${2 * half + 4}z"/>`,
    `<path stroke="${mix(cap, '#ffffff', 0.4)}" stroke-width="6" d="M${middle - half + 14} ${top + 52}v${bottom - top - 72}"/>`,
    `<path stroke="${cellar}" stroke-width="3.4" d="${outline}"/>`,
    `<path stroke="${cellar}" stroke-width="3" d="M${middle - half} ${bottom}h${2 * half}M${middle - half} ${top}q${half}-10 ${2 * half} 0v${bottom - top}M${middle - half} ${top}v${bottom - top}"/>`,
  ].join('')
}

/** A bottle on its shadow, as large against the usual one as its scale says. */
export function standing(bottle: string, scale: number, reach = 196): string {
  const shadow = `<ellipse cx="${middle + 32}" cy="${ground}" fill="${cellar}" fill-opacity=".2" rx="${Math.round(reach * scale)}" ry="22"/>`
  const scaled =
    scale === 1
      ? bottle
      : `<g transform="translate(${(middle * (1 - scale)).toFixed(1)} ${(ground * (1 - scale)).toFixed(1)}) scale(${scale})">${bottle}</g>`
  return drawing(shadow + scaled)
}

/** How far the shadow of a bottle reaches to each side. */
export function reachOf(shape: ShapeName): number {
  const { reach = 196 }: BottleShape = shapes[shape]
  return reach
}

/** A bottle as a drawing of plain shapes. */
export function drawBottle({ shape, glass, cap, scale, label }: BottleDrawing): string {
  const { label: box } = shapes[shape]
  const paper = drawLabel(label, { x: middle - box.width / 2, y: box.y, width: box.width, height: box.height })
  return standing(drawGlass({ shape, glass, cap }) + paper, scale, reachOf(shape))
}
