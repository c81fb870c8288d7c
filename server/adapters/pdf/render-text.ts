import { textRuns, type PaperFont } from './pdf-fonts.ts'
import { bindPunctuation, printable, type Paper } from './pdf-document.ts'

/** The style of a text, in points. */
export interface TextStyle {
  readonly font?: PaperFont
  readonly size?: number
  readonly color?: string
  readonly width?: number
  readonly align?: 'left' | 'right' | 'center'
  /** The position; by default below the previous text. */
  readonly at?: { readonly x: number; readonly y: number }
  readonly lineGap?: number
}

/** A structure element of a document. */
export interface PaperPart {
  readonly paper: Paper
  readonly element: PDFKit.PDFStructureElement
}

/** The role of an element for screen readers. */
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

/** Creates the root of the structure tree. */
export function beginDocument(paper: Paper): PaperPart {
  const element = paper.struct('Document')
  paper.addStructure(element)
  return { paper, element }
}

/** Creates a nested structure element. */
export function beginPart({ paper, element: within }: PaperPart, role: 'Sect' | 'Table' | 'TR' | 'TD' | 'L'): PaperPart {
  const element = paper.struct(role)
  within.add(element)
  return { paper, element }
}

/** Renders a text as a structure element. */
export function writeText({ paper, element }: PaperPart, role: PaperRole, text: string, style: TextStyle = {}): void {
  element.add(paper.struct(role, {}, () => put(paper, text, style)))
}

/** Renders decoration, which screen readers skip. */
export function drawArtifact(paper: Paper, draw: () => void): void {
  paper.markContent('Artifact', { type: 'Layout' })
  draw()
  paper.endMarkedContent()
}

/** Returns the height of a text at a width, in points. */
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
  /** The padding above and below each row. */
  readonly padding?: number
}

/** Renders a table of labels and values with rules, and returns its end. */
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
