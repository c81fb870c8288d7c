import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { stripEnds } from '#schemas/text/strip-ends.ts'
import { readBlocks } from '#engine/document/read-blocks.ts'
import { mapLinksInBlocks } from '#engine/text/map-links.ts'
import { splitLocale } from '#i18n/locale.ts'
import type { PageInput } from '#server/content/pages/write/page-input.ts'
import { Dice } from '#tests/support/drafts/random-draft.ts'
import { seed, takeTurn } from '#tests/support/sampling.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'

const SITE = 38
const SITES_IN_BATCH = 5
/** 1,000 sites: one batch in a short run, all of them in the proofs. */
const BATCHES = 200
const batches = takeTurn(
  Array.from({ length: BATCHES }, (_, index) => index),
  BATCHES,
)
const LOCALES = ['fr_FR', 'en_GB'] as const

let test: TestFeatures

beforeAll(async () => {
  test = await testFeatures()
})
afterAll(() => test.close())

interface MadePage {
  readonly id: number
  readonly locale: (typeof LOCALES)[number]
  url: string
  hash: string
}

/** A link in a page, and the page that it means. */
interface MadeLink {
  readonly holder: MadePage
  readonly block: string
  readonly target: MadePage
}

const locales = { default: 'fr_FR', codes: LOCALES }

function documentOf({ url, locale }: Pick<MadePage, 'url' | 'locale'>, blocks: Block[]): PageInput {
  return { url, locale, title: url, seo: {}, shell: 'default', middleware: [], layout: { blocks } }
}

/** One of the ways to write a link to a page from a page of a language. */
function writeLink(dice: Dice, from: string, { url, locale }: MadePage): string {
  const rest = dice.pick(['', '#bas', '?vue=1', '/'])
  const prefix = locale === 'en_GB' ? '/en' : ''
  if (locale !== from) return locale === 'fr_FR' ? `https://cave.localhost/${url}${rest}` : `${prefix}/${url}${rest}`
  return dice.pick([`/${url}${rest}`, `${prefix}/${url}${rest}`, `http://cave.localhost${prefix}/${url}${rest}`])
}

const linkBlock = (dice: Dice, id: string, href: string): Block =>
  dice.chance(0.5)
    ? { id, type: 'button', v: 1, props: { label: 'Voir', href } }
    : { id, type: 'text', v: 1, props: { html: `<p>Voir <a href="${href}">ceci</a>.</p>` } }

class GeneratedSite {
  readonly pages: MadePage[] = []
  readonly links: MadeLink[] = []
  /** Which page each old address leads to. */
  readonly left = new Map<string, MadePage>()
  private readonly dice: Dice
  private readonly name: string
  private count = 0

  constructor(dice: Dice, name: string) {
    this.dice = dice
    this.name = name
  }

  private fresh(): string {
    this.count += 1
    return `${this.name}-${this.count}`
  }

  private async save(page: MadePage | null, input: PageInput): Promise<{ id: number; hash: string }> {
    const options = { siteId: SITE, baseHash: page?.hash ?? null, by: 'test' }
    return test.features.pages.save(page ? { ...input, id: page.id } : input, options)
  }

  async make(): Promise<void> {
    for (let number = 0; number < 5; number += 1) {
      const place = { url: this.fresh(), locale: this.dice.pick(LOCALES) }
      const { id, hash } = await this.save(null, documentOf(place, []))
      this.pages.push({ id, hash, ...place })
    }
    for (const holder of this.pages) await this.write(holder)
  }

  private async write(holder: MadePage): Promise<void> {
    const targets = Array.from({ length: 1 + this.dice.below(3) }, () => this.dice.pick(this.pages))
    const blocks = targets.map((target, index) => {
      const block = linkBlock(this.dice, `lien-${index}`, writeLink(this.dice, holder.locale, target))
      this.links.push({ holder, block: block.id, target })
      return block
    })
    holder.hash = (await this.save(holder, documentOf(holder, blocks))).hash
  }

  /** Moves a page to a new address, to an old one of its own, or to one that another page has left. */
  async move(): Promise<void> {
    const page = this.dice.pick(this.pages)
    const known = [...this.left]
      .filter(([key, to]) => key.startsWith(page.locale) && to.locale === page.locale)
      .map(([key]) => key.slice(6))
    const to = known.length > 0 && this.dice.chance(0.5) ? this.dice.pick(known) : this.fresh()
    const stored = await this.stored(page)
    await this.save({ ...page, hash: stored.hash }, documentOf({ ...page, url: to }, readBlocks(stored.blocks)))
    this.left.delete(`${page.locale}:${to}`)
    this.left.set(`${page.locale}:${page.url}`, page)
    page.url = to
  }

  stored({ id, locale }: MadePage) {
    return test.database.db
      .selectFrom('page_documents as d')
      .innerJoin('revisions as r', 'r.id', 'd.published_revision_id')
      .select(['r.blocks', 'r.hash'])
      .where('d.page_id', '=', id)
      .where('d.locale', '=', locale)
      .executeTakeFirstOrThrow()
  }

  async clear(): Promise<void> {
    const ids = this.pages.map(({ id }) => id)
    await test.database.db.deleteFrom('page_documents').where('page_id', 'in', ids).execute()
    await test.database.db.deleteFrom('pages').where('id', 'in', ids).execute()
  }
}

/** Follows a link that is read in a language: to a page itself, or to a redirect. */
async function followed(href: string, from: string): Promise<string> {
  const path = href.replace(/^https?:\/\/cave\.localhost/, '').replace(/[?#].*$/, '')
  const split = splitLocale(path, locales)
  const isAbsolute = href.startsWith('http')
  const scope = test.scope(SITE, split.locale ?? (isAbsolute ? locales.default : from))
  const found = await test.features.pages.find(scope, stripEnds(split.path, /\//), 'visitors')
  return found.kind === 'page' ? `page ${found.row.pageId}` : found.kind
}

describe('every link, after every change of an address', () => {
  it.each(batches)(`leads to its page itself, and every old address to the page that left it last (batch %i)`, async (batch) => {
    for (let number = 0; number < SITES_IN_BATCH; number += 1) {
      const site = new GeneratedSite(new Dice(seed * 10_000 + batch * SITES_IN_BATCH + number), `s${batch}-${number}`)
      await site.make()
      for (let time = 0; time < 4; time += 1) {
        await site.move()
        for (const { holder, block, target } of site.links) {
          const { blocks } = await site.stored(holder)
          const hrefs: string[] = []
          mapLinksInBlocks(
            test.features.registry,
            readBlocks(blocks).filter(({ id }) => id === block),
            (href) => (hrefs.push(href), href),
          )
          expect(hrefs).toHaveLength(1)
          expect([hrefs[0], await followed(hrefs[0]!, holder.locale)]).toEqual([hrefs[0], `page ${target.id}`])
        }
        for (const [key, page] of site.left) {
          const found = await test.features.pages.find(test.scope(SITE, page.locale), key.slice(6), 'visitors')
          expect([key, found]).toEqual([key, { kind: 'moved', to: page.url }])
        }
      }
      await site.clear()
    }
  })
})
