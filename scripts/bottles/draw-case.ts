import { drawing, drawLabel, mix, type Label } from './draw-bottle.ts'

/** A case of bottles, or a wine box with its tap, to draw. */
export interface CaseDrawing {
  readonly kind: 'case' | 'tap'
  readonly file: string
  readonly card: string
  /** The colours of the bottles that look out of it. */
  readonly bottles: readonly string[]
  readonly label: Label
}

const cellar = '#2a1a1c'

/** The neck of a bottle that looks out of a case. */
function neck(x: number, color: string): string {
  const outline = `M${x - 30} 300h60v120c0 50 26 56 26 110v60h-112v-60c0-54 26-60 26-110z`
  return [
    `<path fill="${mix(color, '#3d4a34', 0.55)}" d="${outline}"/><path fill="${color}" d="M${x - 31} 292q31-8 62 0v112h-62z"/>`,
    `<path fill="${mix(color, cellar, 0.35)}" d="M${x + 16} 292l15 1v111h-15z"/>`,
    `<path stroke="${cellar}" stroke-width="3" d="${outline}M${x - 31} 404h62M${x - 31} 292q31-8 62 0v112h-62z"/>`,
  ].join('')
}

function box(card: string, top: number): string {
  const height = 1060 - top
  return [
    `<path fill="${card}" d="M130 ${top}h460v${height}H130z"/><path fill="${mix(card, cellar, 0.22)}" d="M534 ${top}h56v${height}h-56z"/>`,
    `<path stroke="${mix(card, cellar, 0.3)}" stroke-width="2" d="M150 ${top + 40}h380M150 ${top + height - 36}h380"/>`,
    `<path stroke="${cellar}" stroke-width="3.4" d="M130 ${top}h460v${height}H130z"/>`,
  ].join('')
}

function tap(): string {
  return [
    `<path fill="#3b3330" stroke="${cellar}" stroke-width="3" d="M330 930h60v34h-14v46h-32v-46h-14z"/>`,
    `<path fill="#8a2a3c" stroke="${cellar}" stroke-width="3" d="M306 912h108v20H306z"/>`,
    `<path fill="#f3eee2" stroke="${cellar}" stroke-width="2.4" d="M300 470q60-44 120 0" fill-opacity=".9"/>`,
  ].join('')
}

/** A case or a wine box as a drawing of plain shapes. */
export function drawCase({ kind, card, bottles, label }: CaseDrawing): string {
  const shadow = `<ellipse cx="392" cy="1062" fill="${cellar}" fill-opacity=".2" rx="270" ry="24"/>`
  if (kind === 'tap') return drawing(shadow + box(card, 400) + tap() + drawLabel(label, { x: 190, y: 540, width: 300, height: 330 }))
  const step = 380 / bottles.length
  const necks = bottles.map((color, index) => neck(Math.round(155 + step * (index + 0.5)), color)).join('')
  return drawing(shadow + necks + box(card, 560) + drawLabel(label, { x: 200, y: 640, width: 300, height: 340 }))
}
