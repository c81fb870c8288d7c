import { fileURLToPath } from 'node:url'
import type { PageDocument } from '#schemas/generated/content.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import { readSeedFolder } from '#server/seeds/read-seed.ts'

const seed = await readSeedFolder(fileURLToPath(new URL('../../../server/seeds/site-38', import.meta.url)))

/** The sample wine shop, as its seed writes it. */
export const sampleCellar = seed

/** The languages of the sample wine shop. */
export const cellarLocales = ['fr_FR', 'en_GB'] as const
export type CellarLocale = (typeof cellarLocales)[number]

/** The words of some content, tags and the kinds of spaces left aside. */
export function readWords(content: string): string {
  return content.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\u00a0\u202f\s]+/g, ' ')
}

/** A section of a page with all that stands in it. */
export interface CellarSection {
  readonly id: string
  readonly props: Readonly<Record<string, unknown>>
  readonly blocks: readonly { readonly type: string; readonly props: Readonly<Record<string, unknown>> }[]
  readonly html: string
}

export function cellarPage(name: string, locale: CellarLocale): PageDocument {
  const page = seed.pages.find((one) => one.name === name && one.locale === locale)
  if (!page) throw new Error(`the sample has no page ${name} in ${locale}`)
  return page.document as PageDocument
}

/** The sections of a page of the sample wine shop. */
export function cellarSections(name: string, locale: CellarLocale): CellarSection[] {
  return cellarPage(name, locale)
    .layout.blocks.filter(({ type }) => type === 'section')
    .map((section) => {
      const blocks: { type: string; props: Record<string, unknown> }[] = []
      walkBlocks([section], ({ type, props }) => blocks.push({ type, props }))
      const html = blocks.map(({ props }) => (typeof props['html'] === 'string' ? props['html'] : '')).join('\n')
      return { id: section.id, props: section.props, blocks, html }
    })
}
