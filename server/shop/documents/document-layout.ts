import { translate } from '#schemas/errors/translations.ts'
import { htmlLang } from '#i18n/locale.ts'
import { createPaper, paperBytes, paperMargin, printable, type Paper } from '#server/adapters/pdf/pdf-document.ts'
import { fontOf } from '#server/adapters/pdf/pdf-fonts.ts'
import { ensureSpace } from '#server/adapters/pdf/render-table.ts'
import {
  beginDocument,
  beginPart,
  drawArtifact,
  textHeight,
  writeFacts,
  writeText,
  type PaperPart,
} from '#server/adapters/pdf/render-text.ts'
import type { StoredSeller } from '#server/database/tables/paper-tables.ts'
import { formatVatNumber } from './format-company-numbers.ts'

/** The header of a company's papers. */
export interface DocumentHeader {
  readonly locale: string
  readonly seller: StoredSeller
  /** Such as « Facture F-2026-000123 ». */
  readonly title: string
  /** Its date, the order that it is about, and the like. */
  readonly facts: readonly { readonly name: string; readonly value: string }[]
  readonly writtenAt: Date
}

/** A block of a paper under its own title. */
export interface PaperBlock {
  readonly title: string
  readonly lines: readonly string[]
}

/** The width between the margins, in points. */
export const paperWidth = 595.28 - 2 * paperMargin

/** The colours of small print and of rules. */
export const documentStyle = { soft: '#5c5c5c', rule: '#d6d2ca' } as const

const half = paperWidth / 2 - 12
const nameWidth = 84

/** An entry in the register without the number that precedes it: « R.C.S. Béziers ». */
const withoutNumber = (rcs: string): string => rcs.replace(/^[\d\s.\u00a0\u202f]{9,}/u, '').trim()

/** The lines about the seller that the law requires on each paper. */
function legalLines({ company, capital, headOffice, siren, rcs, vatNumber, phone, email }: StoredSeller, locale: string): string[] {
  const say = (fr: string, en: string, value: string): string =>
    value === '' ? '' : `${translate(locale, { fr, en })} ${value}`.replaceAll(' ', '\u00a0')
  return [
    [company, say('au capital de', 'share capital', capital)],
    [headOffice],
    [say('SIREN', 'SIREN', siren.replace(/(\d{3})(?=\d)/g, '$1 ')), withoutNumber(rcs), say('TVA', 'VAT', formatVatNumber(vatNumber))],
    [phone, email],
  ]
    .map((parts) => parts.filter((part) => part !== '').join(' · '))
    .filter((line) => line !== '')
}

/** Begins a paper: the name of the house, its title, what it is about, and who writes it; answers where to go on. */
export function startDocument({ locale, seller, title, facts, writtenAt }: DocumentHeader): {
  readonly page: PaperPart
  readonly y: number
} {
  const { colors, brand, company } = seller
  const paper = createPaper({ title: `${title} – ${brand}`, author: company, language: htmlLang(locale), writtenAt })
  const page = beginDocument(paper)
  drawArtifact(paper, () => paper.rect(0, 0, paper.page.width, 6).fill(colors.accent))
  const brandStyle = { font: 'title', size: 20, color: colors.accent, width: paperWidth } as const
  writeText(page, 'P', brand, { ...brandStyle, at: { x: paperMargin, y: paperMargin } })
  const under = paperMargin + textHeight(paper, brand, brandStyle) + 4
  let left = under
  for (const line of legalLines(seller, locale)) {
    const style = { size: 8, color: documentStyle.soft, width: half }
    writeText(page, 'P', line, { ...style, at: { x: paperMargin, y: left } })
    left += textHeight(paper, line, style)
  }
  const right = writeFacts(page, facts, {
    x: paperMargin + half + 24,
    y: under - 5,
    widths: [nameWidth, half - nameWidth],
    ...documentStyle,
  })
  const titleStyle = { font: 'title', size: 24, color: colors.title, width: paperWidth } as const
  const height = textHeight(paper, title, titleStyle)
  const top = ensureSpace(paper, Math.max(left, right) + 20, height)
  writeText(page, 'H1', title, { ...titleStyle, at: { x: paperMargin, y: top } })
  return { page, y: top + height + 14 }
}

const blockTitle = { font: 'strong', size: 8, color: documentStyle.soft } as const
/** From the title of a block to its first line. */
const underTitle = 14
const underBlock = 18

const blockHeight = (paper: Paper, { lines }: PaperBlock): number =>
  lines.reduce((sum, line) => sum + textHeight(paper, line, { width: half }), underTitle)

/** Writes two blocks side by side on one page, such as addresses; answers where they end. */
export function writeBlocks(within: PaperPart, blocks: readonly [PaperBlock, PaperBlock], y: number): number {
  const { paper } = within
  const top = ensureSpace(paper, y, Math.max(...blocks.map((block) => blockHeight(paper, block))))
  const ends = blocks.map(({ title, lines }, index) => {
    const section = beginPart(within, 'Sect')
    const x = paperMargin + index * (half + 24)
    writeText(section, 'H2', title, { ...blockTitle, width: half, at: { x, y: top } })
    let at = top + underTitle
    for (const line of lines) {
      writeText(section, 'P', line, { width: half, at: { x, y: at } })
      at += textHeight(paper, line, { width: half })
    }
    return at
  })
  return Math.max(...ends) + underBlock
}

/** Writes a block over the whole width, such as a long list, that goes on where its page ends; answers where it ends. */
export function writeWideBlock(within: PaperPart, { title, lines }: PaperBlock, y: number): number {
  const { paper } = within
  // Its title stays with its beginning.
  const top = ensureSpace(paper, y, underTitle + 2 * textHeight(paper, title, {}))
  const section = beginPart(within, 'Sect')
  writeText(section, 'H2', title, { ...blockTitle, width: paperWidth, at: { x: paperMargin, y: top } })
  paper.y = top + underTitle
  for (const line of lines) writeText(section, 'P', line, { width: paperWidth, at: { x: paperMargin, y: paper.y } })
  return paper.y + underBlock
}

const noteGap = 4
const noteStyle = { size: 8, color: documentStyle.soft, width: paperWidth }

/** How high remarks are. */
export function notesHeight({ paper }: PaperPart, notes: readonly string[]): number {
  return notes.reduce((sum, note) => sum + textHeight(paper, note, noteStyle) + noteGap, -noteGap)
}

/** Writes remarks in small below everything else; answers where they end. */
export function writeNotes(within: PaperPart, notes: readonly string[], y: number): number {
  let at = y
  for (const note of notes) {
    const height = textHeight(within.paper, note, noteStyle)
    at = ensureSpace(within.paper, at, height)
    writeText(within, 'P', note, { ...noteStyle, at: { x: paperMargin, y: at } })
    at += height + noteGap
  }
  return at
}

/** At the foot of each page: whose paper it is, and which of how many. */
function drawFoot(paper: Paper, { seller, locale, title }: DocumentHeader): void {
  const { start, count } = paper.bufferedPageRange()
  for (let index = start; index < start + count; index++) {
    paper.switchToPage(index)
    // Below the margin: a page that is full must not begin another one.
    paper.page.margins.bottom = 0
    const number = translate(locale, { fr: `page ${index + 1} sur ${count}`, en: `page ${index + 1} of ${count}` })
    drawArtifact(paper, () => {
      const y = paper.page.height - paperMargin + 8
      paper
        .moveTo(paperMargin, y - 6)
        .lineTo(paper.page.width - paperMargin, y - 6)
        .lineWidth(0.5)
        .strokeColor(documentStyle.rule)
        .stroke()
      const own = printable(`${seller.company} · ${title}`)
      paper.font(fontOf(own, 'text')).fontSize(7.5).fillColor(documentStyle.soft)
      paper.text(own, paperMargin, y, { width: paperWidth - 100, lineBreak: false })
      paper.font('text').text(printable(number), paperMargin + paperWidth - 100, y, { width: 100, align: 'right' })
    })
  }
}

/** Ends a paper of the house and gives its bytes. */
export function finishDocument({ paper }: PaperPart, frame: DocumentHeader): Promise<Uint8Array<ArrayBuffer>> {
  drawFoot(paper, frame)
  return paperBytes(paper)
}
