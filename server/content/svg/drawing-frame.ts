import type { SvgTag } from './parse-svg.ts'

/** Left, top, width and height of the part of its plane that a drawing shows. */
export type ViewBox = readonly [x: number, y: number, width: number, height: number]

/** The natural size of a drawing in pixels of CSS, and its view box when it gives one. */
export interface DrawingFrame {
  readonly width: number
  readonly height: number
  readonly viewBox: ViewBox | null
  /** False for a view box that the drawing does not state. */
  readonly isWritten: boolean
}

const MAX_LENGTH = 40
/** Pixels of a unit (CSS Values 4, 6.2): an inch has 96. */
const pixels = new Map([
  ['', 1],
  ['px', 1],
  ['in', 96],
  ['cm', 96 / 2.54],
  ['mm', 96 / 25.4],
  ['q', 96 / 101.6],
  ['pt', 96 / 72],
  ['pc', 16],
  ['rem', 16],
])
/** Share of the size of the font. */
const ofFont = new Map([
  ['em', 1],
  ['ex', 0.5],
  ['ch', 0.5],
])
const usualFont = 16
/** The size of what has none (CSS Images 3, 5.1). */
const usualSize = { width: 300, height: 150 }

/** Pixels of a length; null for a share of what is around the drawing, or no length. */
function pixelsOf(text: string | undefined, font: number): number | null {
  const length = (text ?? '').trim().slice(0, MAX_LENGTH)
  const [number = ''] = /^[+-]?[\d.]+(?:e[+-]?\d+)?/i.exec(length) ?? []
  const unit = length.slice(number.length).toLowerCase()
  const share = ofFont.get(unit)
  const value = Number(number || Number.NaN) * (share === undefined ? (pixels.get(unit) ?? Number.NaN) : share * font)
  return Number.isFinite(value) && value >= 0 ? value : null
}

function viewBoxOf(text: string | undefined): ViewBox | null {
  const [x, y, width, height, ...more] = (text ?? '')
    .trim()
    .slice(0, 4 * MAX_LENGTH)
    .split(/[\s,]+/)
    .map(Number)
  if (x === undefined || y === undefined || width === undefined || height === undefined || more.length > 0) return null
  return [x, y, width, height].every(Number.isFinite) && width > 0 && height > 0 ? [x, y, width, height] : null
}

/** The attributes of an element, where its style says otherwise the style. */
function statedOf({ attributes }: SvgTag): ReadonlyMap<string, string> {
  const own = Object.values(attributes).filter(({ uri }) => uri === '')
  const stated = new Map(own.map(({ local, value }) => [local, value]))
  for (const declaration of (stated.get('style') ?? '').split(';')) {
    const [name = '', value] = declaration.split(':', 2)
    if (value !== undefined) stated.set(name.trim().toLowerCase(), value.replace('!important', ''))
  }
  return stated
}

type Sides = readonly [width: number | null, height: number | null]

/** The frame of a drawing with a view box: a side that it does not state follows from the proportions. */
function framed([width, height]: Sides, viewBox: ViewBox): DrawingFrame {
  const [, , across, down] = viewBox
  const known = { viewBox, isWritten: true }
  if (width === null) return { width: height === null ? across : (height * across) / down, height: height ?? down, ...known }
  return { width, height: height ?? (width * down) / across, ...known }
}

/** The frame of a drawing without a view box: a side that it does not state is the usual one. */
function unframed([width, height]: Sides): DrawingFrame | null {
  if (width !== null && height !== null) return { width, height, viewBox: null, isWritten: true }
  if (width === null && height === null) return null
  const shown = { width: width ?? usualSize.width, height: height ?? usualSize.height }
  return { ...shown, viewBox: [0, 0, shown.width, shown.height], isWritten: false }
}

/**
 * The frame of a drawing by its root element, as a browser reads it; null when it says neither its size nor its view box.
 * One with a view box alone has the size of that, though a browser fits it into its place: only the proportions show.
 */
export function frameOf(root: SvgTag): DrawingFrame | null {
  const stated = statedOf(root)
  const font = pixelsOf(stated.get('font-size'), usualFont) ?? usualFont
  const sides: Sides = [pixelsOf(stated.get('width'), font), pixelsOf(stated.get('height'), font)]
  const viewBox = viewBoxOf(stated.get('viewBox'))
  return viewBox === null ? unframed(sides) : framed(sides, viewBox)
}
