import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import type { z } from 'zod'
import { formDefinitionSchema, type FormDefinition } from '#schemas/api/content/form.ts'
import { parseJson } from '#engine/validation/parse-json.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { catalogueSeedSchema, productSeedSchema, type CatalogueSeed, type ProductSeed } from './catalogue-schema.ts'
import { shopSeedSchema, type ShopSeed } from './shop-schema.ts'
import {
  albumsSeedSchema,
  blogSeedSchema,
  companySeedSchema,
  elementsSeedSchema,
  foldersSeedSchema,
  mediaSeedSchema,
  newsSeedSchema,
  serviceSeedSchema,
  siteSeedSchema,
  type AlbumSeed,
  type BlogSeed,
  type CompanySeed,
  type FolderSeed,
  type MediaSeed,
  type NewsSeed,
  type ServiceSeed,
  type SiteSeed,
} from './seed-schema.ts'

/** A parsed seed folder. The services that store pages and shells validate their documents. */
export interface SeedFolder {
  readonly site: SiteSeed
  /** Texts by key and locale. */
  readonly texts: readonly { readonly type: string; readonly locale: string; readonly html: string }[]
  readonly shells: readonly { readonly name: string; readonly locale: string; readonly document: unknown }[]
  readonly pages: readonly { readonly name: string; readonly locale: string; readonly document: unknown }[]
  readonly folders: readonly FolderSeed[]
  readonly blogs: readonly (BlogSeed & { readonly key: string })[]
  readonly news: readonly (NewsSeed & { readonly key: string })[]
  readonly services: readonly (ServiceSeed & { readonly key: string })[]
  readonly albums: readonly AlbumSeed[]
  readonly catalogue: CatalogueSeed
  readonly products: readonly (ProductSeed & { readonly key: string })[]
  readonly shop: ShopSeed
  readonly company: CompanySeed
  readonly forms: readonly { readonly name: string; readonly locale: string; readonly definition: FormDefinition }[]
  readonly media: readonly MediaSeed[]
  /** A hash of all files of the folder. */
  readonly hash: string
}

type Files = ReadonlyMap<string, string>

async function readFiles(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && /\.(json|html)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const read = paths.sort().map(async (path) => [relative(folder, path), await readFile(path, 'utf8')] as const)
  return new Map(await Promise.all(read))
}

function parse<T>(name: string, text: string, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`).join('\n')
  throw new Error(`the seed ${name} is not as it should be:\n${faults}`)
}

/** Returns the files of a subfolder with a locale in their name: `<name>.<locale>.<ending>`. */
function localised(files: Files, folder: string, ending: string): { name: string; locale: string; path: string; text: string }[] {
  const pattern = new RegExp(`^${folder}/([A-Za-z0-9_-]+)\\.([a-z]{2}_[A-Z]{2})\\.${ending}$`)
  return [...files].flatMap(([path, text]) => {
    const [, name, locale] = pattern.exec(path) ?? []
    return name !== undefined && locale !== undefined ? [{ name, locale, path, text }] : []
  })
}

function pagesOf(files: Files): SeedFolder['pages'] {
  return [...files].flatMap(([path, text]) => {
    const [, locale, file] = /^pages\/([a-z]{2}_[A-Z]{2})\/([a-z0-9-]+\.json)$/.exec(path) ?? []
    return locale !== undefined && file !== undefined ? [{ name: basename(file, '.json'), locale, document: parseJson(text) }] : []
  })
}

/** Returns the products of a folder in their sort order. */
function productsOf(files: Files, folder: string): SeedFolder['products'] {
  const products = [...files].flatMap(([path, text]) => {
    const key = /^products\/([a-z0-9-]+)\.json$/.exec(path)?.[1]
    return key === undefined ? [] : [{ ...parse(`${folder}/${path}`, text, productSeedSchema), key }]
  })
  return products.toSorted((one, other) => one.order - other.order)
}

/** Returns the elements of a site: those of `site.json` and of collections with their own file. */
function withElements(site: SiteSeed, folder: string, files: Files): SiteSeed {
  const own = [...files].flatMap(([path, text]) => {
    const route = /^elements\/([a-z0-9-]+)\.json$/.exec(path)?.[1]
    return route === undefined ? [] : [[route, parse(`${folder}/${path}`, text, elementsSeedSchema)] as const]
  })
  return own.length === 0 ? site : { ...site, elements: { ...site.elements, ...Object.fromEntries(own) } }
}

/** Reads a seed folder. A missing file leaves its part empty. */
export async function readSeedFolder(folder: string): Promise<SeedFolder> {
  const files = await readFiles(folder)
  const json = <T>(name: string, schema: z.ZodType<T>, absent: T): T => {
    const text = files.get(name)
    return text === undefined ? absent : parse(`${basename(folder)}/${name}`, text, schema)
  }
  const articles = <T extends object>(part: string, schema: z.ZodType<T>) =>
    localised(files, part, 'json').map(({ name, locale, path, text }) => {
      const html = files.get(path.replace(/json$/, 'html')) ?? ''
      return { ...parse(`${basename(folder)}/${path}`, text, schema), locale, key: name, content: html.trim() }
    })
  const hash = createHash('sha256')
  for (const [path, text] of files) hash.update(`${path}\0${text}\0`)
  return {
    site: withElements(json('site.json', siteSeedSchema, {}), basename(folder), files),
    texts: localised(files, 'parameters', 'html').map(({ name, locale, text }) => ({ type: name, locale, html: text.trim() })),
    shells: localised(files, 'shells', 'json').map(({ name, locale, text }) => ({ name, locale, document: parseJson(text) })),
    pages: pagesOf(files),
    folders: json('blog/folders.json', foldersSeedSchema, []),
    blogs: articles('blog', blogSeedSchema),
    news: articles('news', newsSeedSchema),
    services: articles('services', serviceSeedSchema),
    albums: json('albums.json', albumsSeedSchema, []),
    catalogue: json('catalogue.json', catalogueSeedSchema, {}),
    products: productsOf(files, basename(folder)),
    shop: json('shop.json', shopSeedSchema, {}),
    company: json('company.json', companySeedSchema, {}),
    forms: localised(files, 'forms', 'json').map(({ name, locale, path, text }) => ({
      name,
      locale,
      definition: parse(`${basename(folder)}/${path}`, text, formDefinitionSchema),
    })),
    media: json('media.json', mediaSeedSchema, []),
    hash: hash.digest('hex'),
  }
}

function merged<Item>(base: readonly Item[], over: readonly Item[], key: (item: Item) => string): Item[] {
  return [...new Map([...base, ...over].map((item) => [key(item), item])).values()]
}

type ByLocale = SiteSeed['parametersByLocale']

function mergedByLocale(below: ByLocale = {}, above: ByLocale = {}): ByLocale {
  const locales = [...new Set([...Object.keys(below), ...Object.keys(above)])]
  return Object.fromEntries(locales.map((locale) => [locale, { ...ownValue(below, locale), ...ownValue(above, locale) }]))
}

const none: readonly never[] = []

function mergedSites(below: SiteSeed, above: SiteSeed): SiteSeed {
  const both = <Key extends 'fonts' | 'logos' | 'confs' | 'tags' | 'collections'>(
    key: Key,
    name: (item: NonNullable<SiteSeed[Key]>[number]) => string,
  ) => merged<NonNullable<SiteSeed[Key]>[number]>(below[key] ?? none, above[key] ?? none, name)
  return {
    ...below,
    ...above,
    parameters: { ...below.parameters, ...above.parameters },
    parametersByLocale: mergedByLocale(below.parametersByLocale, above.parametersByLocale),
    fonts: both('fonts', ({ type }) => type),
    logos: both('logos', ({ type }) => type),
    confs: both('confs', ({ slug, locale }) => `${slug} ${locale}`),
    tags: both('tags', ({ value }) => value),
    collections: both('collections', ({ route }) => route),
    elements: { ...below.elements, ...above.elements },
  }
}

/** Merges two seeds item by item. The second one takes precedence. */
export function mergeSeeds(base: SeedFolder, over: SeedFolder): SeedFolder {
  const byName = ({ name, locale }: { name: string; locale: string }): string => `${name} ${locale}`
  return {
    site: mergedSites(base.site, over.site),
    texts: merged(base.texts, over.texts, ({ type, locale }) => `${type} ${locale}`),
    shells: merged(base.shells, over.shells, byName),
    pages: merged(base.pages, over.pages, byName),
    folders: merged(base.folders, over.folders, ({ slug }) => slug),
    blogs: merged(base.blogs, over.blogs, ({ key, locale }) => `${key} ${locale}`),
    news: merged(base.news, over.news, ({ key, locale }) => `${key} ${locale}`),
    services: merged(base.services, over.services, ({ key, locale }) => `${key} ${locale}`),
    albums: merged(base.albums, over.albums, ({ key }) => key),
    catalogue: { ...base.catalogue, ...over.catalogue },
    products: merged(base.products, over.products, ({ key }) => key),
    shop: { ...base.shop, ...over.shop },
    company: { ...base.company, ...over.company },
    forms: merged(base.forms, over.forms, byName),
    media: merged(base.media, over.media, ({ name }) => name),
    hash: createHash('sha256')
      .update(base.hash + over.hash)
      .digest('hex'),
  }
}
