import { textRuns, type PaperFont } from './pdf-fonts.ts'
import { bindPunctuation, printable, type Paper } from './pdf-document.ts'

/** How a text stands on a paper, in points. */
export interface TextStyle {
  readonly font?: PaperFont
  readonly size?: number
  readonly color?: string
  readonly width?: number
  readonly align?: 'left' | 'right' | 'center'
  /** Where it begins; below what was written last when not said. */
  readonly at?: { readonly x: number; readonly y: number }
  readonly lineGap?: number
}

/** A part of a paper's structure. */
export interface PaperPart {
  readonly paper: Paper
  readonly element: PDFKit.PDFStructureElement
}

/** What a part is, as whoever has the paper read to them is told. */
export type PaperRole = 'H1' | 'H2' | 'P' | 'TH' | 'TD' | 'LI'

const usual = { font: 'text', size: 9.5, color: '#222222', lineGap: 2 } as const

function put(paper: Paper, text: string, style: TextStyle): void {
  const { font, size, color, lineGap, at, width, align } = { ...usual, ...style }
  paper.font(font).fontSize(size).fillColor(color)
  const options = { lineGap, ...(width !== undefined && { width }), ...(align !== undefined && { align }) }
  const runs = textRuns(bindPunctuation(printable(text)), font)
  for (const [index, run] of runs.entries()) {
    const own = { ...options, continued: index < runs.length - 1 }
    paper.font(run.font)
    if (at && index === 0) paper.text(run.text, at.x, at.y, own)
    else paper.text(run.text, own)
  }
}

/** Begins the structure of a paper: all that it says is part of it. */
export function beginDocument(paper: Paper): PaperPart {
  const element = paper.struct('Document')
  paper.addStructure(element)
  return { paper, element }
}

/** Begins a part inside another. */
export function beginPart({ paper, element: within }: PaperPart, role: 'Sect' | 'Table' | 'TR' | 'TD' | 'L'): PaperPart {
  const element = paper.struct(role)
  within.add(element)
  return { paper, element }
}

/** Writes a text as part of a paper's structure. */
export function writeText({ paper, element }: PaperPart, role: PaperRole, text: string, style: TextStyle = {}): void {
  element.add(paper.struct(role, {}, () => put(paper, text, style)))
}

/** Writes what is there for the eye alone: it is not read out. */
export function drawArtifact(paper: Paper, draw: () => void): void {
  paper.markContent('Artifact', { type: 'Layout' })
  draw()
  paper.endMarkedContent()
}

/** How high a text is, in so many points of width. */
export function textHeight(
  paper: Paper,
  text: string,
  { font = usual.font, size = usual.size, width, lineGap = usual.lineGap }: TextStyle,
): number {
  const written = bindPunctuation(printable(text))
  return paper
    .font(textRuns(written, font)[0]?.font === `${font} other` ? `${font} other` : font)
    .fontSize(size)
    .heightOfString(written, { lineGap, ...(width !== undefined && { width }) })
}

interface TableStyle {
  readonly x: number
  readonly y: number
  readonly widths: readonly [name: number, value: number]
  readonly rule: string
  readonly soft: string
  /** What is left free above and below each. */
  readonly padding?: number
}

/** Writes a table of names and values, a rule under each line; answers where it ends. */
export function writeFacts(
  within: PaperPart,
  facts: readonly { readonly name: string; readonly value: string }[],
  { x, y, widths, rule, soft, padding = 4 }: TableStyle,
): number {
  const { paper } = within
  const table = beginPart(within, 'Table')
  let top = y
  for (const { name, value } of facts) {
    const row = beginPart(table, 'TR')
    const valueStyle = { font: 'strong', width: widths[1] } as const
    const bottom = top + textHeight(paper, value, valueStyle) + 2 * padding
    writeText(row, 'TH', name, { color: soft, width: widths[0], at: { x, y: top + padding } })
    writeText(row, 'TD', value, { ...valueStyle, at: { x: x + widths[0], y: top + padding } })
    drawArtifact(paper, () => {
      paper
        .moveTo(x, bottom)
        .lineTo(x + widths[0] + widths[1], bottom)
        .lineWidth(0.5)
        .strokeColor(rule)
        .stroke()
    })
    top = bottom
  }
  return top
}
