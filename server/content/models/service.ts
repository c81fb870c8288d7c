import { sql, type Kysely } from 'kysely'
import type { Block } from '#schemas/generated/content.ts'
import { SHARED_SECTION } from '#engine/registry/shared-section.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { upgradeBlocks } from '#engine/registry/migrate-blocks.ts'
import type { Pages } from '#server/content/pages/service.ts'
import type { Sections } from '#server/content/sections/service.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { fitToSite, type SiteParts } from './fit-to-site.ts'
import { storedModels, type StoredModel } from './stored-models.ts'

/** Ready content that is fitted to a site. */
export interface SiteModel extends Omit<StoredModel, 'blocks'> {
  readonly blocks: Block[]
}

/** The ready content that editors copy into pages. */
export interface Models {
  /** Lists all ready content, fitted to a site. The places for pictures of elements are empty: an owner chooses them. */
  list(scope: Scope): Promise<SiteModel[]>
  /** Finds one by its kind and name, fitted to a site; an unknown one is refused. */
  find(scope: Scope, kind: StoredModel['kind'], name: string): Promise<SiteModel>
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly registry: Registry
  readonly pages: Pages
  readonly sections: Pick<Sections, 'list'>
}

/** The number of pictures that ready content takes in turn. */
const PICTURES = 8

/** Smallest width of such a picture: a smaller one is a logo or a portrait. A drawing has any size. */
const MIN_WIDTH = 800

/** A picture that is wider in relation to its height is a logo or a banner. */
const WIDEST = 2.4

/** A shared section of the site, as an element that shows it. */
function sharedModel({ id, title }: { readonly id: number; readonly title: string }): SiteModel {
  const words = { fr: title, en: title }
  const block: Block = { id: 'section', type: SHARED_SECTION, v: 1, props: { section: id } }
  return { kind: 'element', name: `${SHARED_SECTION}-${id}`, label: words, help: sharedHelp, keywords: { fr: [], en: [] }, blocks: [block] }
}

const sharedHelp = { fr: 'Une section partagée de votre site.', en: 'A shared section of your site.' }

/** Makes the service of ready content. */
export function createModels({ db, registry, pages, sections }: Needs): Models {
  const partsOf = async (scope: Scope): Promise<SiteParts> => {
    const [rows, addresses, contact] = await Promise.all([
      db
        .selectFrom('media')
        .select('id')
        .where('site_id', '=', scope.site.id)
        .where('mime', 'like', 'image/%')
        .where(sql<boolean>`(width >= ${MIN_WIDTH} or mime = 'image/svg+xml')`)
        .whereRef('width', '>', 'height')
        .where(sql<boolean>`width < ${WIDEST}::numeric * height`)
        .orderBy(sql`mime = 'image/svg+xml'`)
        .orderBy('id')
        .limit(PICTURES)
        .execute(),
      pages.addresses(scope),
      pages.contactPage(scope, 'visitors'),
    ])
    const own = addresses.filter(({ locale }) => locale === scope.locale)
    return { pictures: rows.map(({ id }) => id), addresses: new Set(own.map(({ url }) => url)), contact }
  }
  const fitted = (model: StoredModel, parts: SiteParts): SiteModel => ({
    ...model,
    blocks: fitToSite(upgradeBlocks(registry, [...model.blocks]), parts),
  })
  return {
    async list(scope) {
      const [models, parts, shared] = await Promise.all([storedModels(), partsOf(scope), sections.list(scope)])
      const others = models.filter(({ name }) => name !== SHARED_SECTION)
      const partsFor = ({ kind }: StoredModel) => (kind === 'element' ? { ...parts, pictures: [] } : parts)
      return [...others.map((model) => fitted(model, partsFor(model))), ...shared.map(sharedModel)]
    },
    async find(scope, kind, name) {
      const shared = (await sections.list(scope)).map(sharedModel).find((each) => each.kind === kind && each.name === name)
      if (shared) return shared
      const model = (await storedModels()).find((each) => each.kind === kind && each.name === name)
      if (!model) throw notFound()
      return fitted(model, await partsOf(scope))
    },
  }
}
