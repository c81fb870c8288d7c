import type { Award, Declination, MealIcon, Nutrition, Product } from '#schemas/api/shop/product.ts'
import { translate, type Translations } from '#schemas/errors/translations.ts'
import { formatEuros } from '#i18n/format/format.ts'
import { htmlLang } from '#i18n/locale.ts'
import { healthWarning } from '#i18n/shop/health-warning.ts'
import { boxFacts, boxedName, nutritionLines, wineFacts } from '#i18n/shop/wine-facts.ts'
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
import { sheetBody } from './sheet-sections.ts'

/** The content of a technical sheet and its publisher. */
export interface SheetContent {
  readonly locale: string
  readonly product: Product
  /** The name of the wine with its vintage. */
  readonly title: string
  /** The bottle that it is about; the product itself when it has no declinations. */
  readonly bottle: Product | Declination
  readonly awards: readonly Award[]
  readonly meals: readonly MealIcon[]
  /** PNG or JPEG. */
  readonly picture: { readonly bytes: Uint8Array; readonly alt: string } | null
  readonly company: { readonly name: string; readonly lines: readonly string[] }
  readonly color: string
  readonly model: 'CLASSIC' | 'MODERN'
  readonly showPrice: boolean
  readonly footer: string | null
  readonly writtenAt: Date
}

const pageWidth = 595.28
const pageHeight = 841.89
const width = pageWidth - 2 * paperMargin
const soft = '#5c5c5c'
const rule = '#d6d2ca'
const pictureBox = [150, 280] as const
const MIN_TEXT_HEIGHT = 40
const factsAt = paperMargin + pictureBox[0] + 24
const words = {
  sheet: { fr: 'Fiche technique', en: 'Technical sheet' },
  contents: { fr: 'Dans le coffret', en: 'In the box' },
  meals: { fr: 'À table', en: 'At the table' },
  awards: { fr: 'Récompenses', en: 'Awards' },
  ingredients: { fr: 'Ingrédients', en: 'Ingredients' },
  nutrition: { fr: 'Valeurs nutritionnelles pour 100 ml', en: 'Nutrition per 100 ml' },
} as const satisfies Record<string, Translations>

/** The band at the top: a rule under the house's name, or its colour behind the wine's. */
function drawHead(page: PaperPart, content: SheetContent): number {
  const { paper } = page
  const { model, color, company, locale, product, title } = content
  const isModern = model === 'MODERN'
  const [ink, quiet] = isModern ? ['#ffffff', '#ffffff'] : ['#222222', soft]
  const titleStyle = { font: 'title', size: 28, width, color: ink } as const
  const titleTop = paperMargin + 34
  const bottom = titleTop + textHeight(paper, title, titleStyle) + 30
  drawArtifact(paper, () => {
    if (isModern) paper.rect(0, 0, pageWidth, bottom).fill(color)
    else
      paper
        .moveTo(paperMargin, paperMargin + 18)
        .lineTo(pageWidth - paperMargin, paperMargin + 18)
        .lineWidth(1)
        .strokeColor(color)
        .stroke()
  })
  writeText(page, 'P', company.name, { font: 'strong', color: isModern ? ink : color, at: { x: paperMargin, y: paperMargin } })
  writeText(page, 'P', translate(locale, words.sheet), {
    color: quiet,
    width,
    align: 'right',
    at: { x: paperMargin, y: paperMargin },
  })
  writeText(page, 'H1', title, { ...titleStyle, at: { x: paperMargin, y: titleTop } })
  const under = [product.appellation, product.kind?.label].filter((each) => each != null).join(' · ')
  if (under !== '') writeText(page, 'P', under, { size: 11, color: quiet, at: { x: paperMargin, y: bottom - 24 } })
  return bottom + (isModern ? 24 : 6)
}

function drawPicture({ paper, element }: PaperPart, { picture }: SheetContent, top: number): void {
  if (!picture) return
  const [boxWidth, boxHeight] = pictureBox
  const options: PDFKit.Mixins.ImageOption = { fit: [boxWidth, boxHeight], align: 'center', valign: 'center' }
  element.add(paper.struct('Figure', { alt: picture.alt }, () => paper.image(Buffer.from(picture.bytes), paperMargin, top, options)))
}

/** The price of a bottle with the price of a litre, which the law requires beside it. */
function priceFacts({ priceToPay, pricePerLitre }: SheetContent['bottle'], locale: string): { name: string; value: string }[] {
  const rows = [
    { name: translate(locale, { fr: 'Prix TTC', en: 'Price incl. VAT' }), price: priceToPay },
    { name: translate(locale, { fr: 'Prix du litre', en: 'Price per litre' }), price: pricePerLitre },
  ]
  return rows.flatMap(({ name, price }) => (price === null ? [] : [{ name, value: formatEuros(price, locale) }]))
}

function drawFacts(page: PaperPart, content: SheetContent, top: number): number {
  const { product, bottle, locale, showPrice } = content
  const prices = showPrice ? priceFacts(bottle, locale) : []
  const facts = [...wineFacts(product, bottle, locale), ...prices]
  const widths = [96, pageWidth - paperMargin - factsAt - 96] as const
  const end = writeFacts(page, facts, { x: factsAt, y: top, widths, rule, soft, padding: 3 })
  return Math.max(end, content.picture ? top + pictureBox[1] : end) + 14
}

function drawSection(page: PaperPart, title: string, lines: readonly string[]): void {
  if (lines.length === 0) return
  const { paper } = page
  const section = beginPart(page, 'Sect')
  const style = { font: 'strong', size: 11, width } as const
  // A title stays with the beginning of what follows it.
  const beginning = Math.min(MIN_TEXT_HEIGHT, textHeight(paper, lines.join('\n'), { width }))
  paper.y = ensureSpace(paper, paper.y, textHeight(paper, title, style) + beginning)
  paper.x = paperMargin
  writeText(section, 'H2', title, style)
  paper.moveDown(0.3)
  for (const line of lines) writeText(section, 'P', line, { width })
  paper.moveDown(0.5)
}

/** Draws the foot of each page: the owner's own words, the seller, and the legal notice. */
function drawFoot(paper: Paper, { company, footer, locale, title }: SheetContent): void {
  const health = healthWarning(locale)
  const lines = [company.lines.join(' · '), footer, footer?.includes('alcool') === true ? null : health].filter(
    (line) => line != null && line !== '',
  )
  const { start, count } = paper.bufferedPageRange()
  for (let index = start; index < start + count; index++) {
    paper.switchToPage(index)
    const page =
      count > 1 ? [`${title} · ${translate(locale, { fr: `page ${index + 1} sur ${count}`, en: `page ${index + 1} of ${count}` })}`] : []
    // Below the margin: a page that is full must not begin another one.
    paper.page.margins.bottom = 0
    drawArtifact(paper, () => {
      const foot = printable([...page, ...lines].join('\n'))
      paper.font(fontOf(foot, 'text')).fontSize(7.5).fillColor(soft)
      paper.text(foot, paperMargin, pageHeight - paperMargin + 4 - 10.5 * page.length, {
        width,
        align: 'center',
        lineGap: 1.5,
      })
    })
  }
}

const nutritionText = (nutrition: Nutrition, locale: string): string =>
  nutritionLines(nutrition, locale)
    .map(({ name, value }) => `${name}\u00a0: ${value}`)
    .join(' · ')

/** Draws the technical sheet of a bottle. */
export async function drawSheet(content: SheetContent): Promise<Uint8Array<ArrayBuffer>> {
  const { product, locale, company, awards, meals, writtenAt } = content
  const title = `${translate(locale, words.sheet)} – ${content.title}`
  const paper = createPaper({ title, author: company.name, language: htmlLang(locale), writtenAt })
  const page = beginDocument(paper)
  const top = drawHead(page, content)
  drawPicture(page, content, top)
  paper.y = drawFacts(page, content, top)
  const say = (key: keyof typeof words): string => translate(locale, words[key])
  for (const { heading, lines } of sheetBody(product.content)) drawSection(page, heading ?? product.name, lines)
  drawSection(
    page,
    say('contents'),
    product.products.map((wine) => [`${wine.quantity} × ${boxedName(wine, locale)}`, ...boxFacts(wine, locale)].join(' · ')),
  )
  drawSection(
    page,
    say('awards'),
    awards.map(({ name, contest, year }) => `${name}, ${contest} ${year}`),
  )
  drawSection(page, say('meals'), meals.length === 0 ? [] : [meals.map(({ label }) => label).join(', ')])
  const composed = [{ ...product, of: '' }, ...product.products.map((wine) => ({ ...wine, of: `${boxedName(wine, locale)}\u00a0: ` }))]
  drawSection(
    page,
    say('ingredients'),
    composed.flatMap(({ of, ingredients = null }) => (ingredients === null ? [] : [of + ingredients])),
  )
  drawSection(
    page,
    say('nutrition'),
    composed.flatMap(({ of, nutrition = null }) => (nutrition === null ? [] : [of + nutritionText(nutrition, locale)])),
  )
  drawFoot(paper, content)
  return paperBytes(paper)
}
