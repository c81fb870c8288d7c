import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { mediaSeedSchema, siteSeedSchema } from '#server/seeds/seed-schema.ts'

const seeds = join(import.meta.dirname, '../../server/seeds')
const names = ['site-37', 'site-38'] as const
const LIGHT = 26_000

const sites = await Promise.all(
  names.map(async (name) => {
    const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(seeds, name, file), 'utf8'))
    const all = await readdir(join(seeds, name), { recursive: true })
    const texts = await Promise.all(all.filter((file) => file.endsWith('.json')).map((file) => readFile(join(seeds, name, file), 'utf8')))
    return {
      name,
      media: mediaSeedSchema.parse(await read('media.json')),
      site: siteSeedSchema.parse(await read('site.json')),
      texts: texts.join('\n'),
    }
  }),
)

const catalogue = JSON.parse(await readFile(join(seeds, '../../schemas/generated/catalogue.json'), 'utf8')) as {
  readonly type: string
  readonly examples: unknown
}[]

const pictures = sites.flatMap(({ media }) => media)
const files = (await readdir(join(seeds, 'pictures'), { recursive: true })).filter((file) => /\.(?:svg|mp4)$/.test(file)).sort()
const drawings = files.filter((file) => file.endsWith('.svg'))
const allowed = new Set(['svg', 'g', 'path', 'circle', 'ellipse', 'rect'])

describe('the images of the sample sites', () => {
  it('and the videos are all referenced by a site, and each reference has its file', () => {
    expect(pictures.map(({ file }) => file).sort()).toEqual(files)
  })

  it('include a poster for each video, with captions and descriptions in every locale', () => {
    const films = sites.flatMap(({ media, site }) => media.filter(({ file }) => file.endsWith('.mp4')).map((film) => ({ film, site })))
    expect(films).not.toEqual([])
    for (const { film, site } of films) {
      expect(drawings, film.name).toContain(film.poster)
      for (const { locale } of site.languages ?? []) expect(film.captions?.[locale], `${film.name} ${locale}`).toMatch(/\.vtt$/)
    }
  })

  it.each(sites)('of $name each have a text alternative in every locale of the site', ({ site, media }) => {
    for (const { locale } of site.languages ?? []) {
      for (const { name, alt } of media) expect(alt[locale]?.trim().length, `${name} ${locale}`).toBeGreaterThan(3)
    }
  })

  it.each(sites)('of $name are each used somewhere', ({ media, texts }) => {
    for (const { name } of media) expect(texts, name).toContain(`"media:${name}"`)
  })

  it('of block examples are from the first site: logos for logo walls, a video for players', () => {
    // The captions of a video follow it.
    const files = sites[0]?.media.flatMap(({ file, captions = {} }) => [file, ...Object.values(captions)]) ?? []
    const named = (examples: unknown, place: string) =>
      // A missing image is an example too.
      [...JSON.stringify(examples).matchAll(new RegExp(`"${place}":\\{"id":(\\d+)`, 'g'))].flatMap(([, id]) => files[Number(id) - 1] ?? [])
    const shown = catalogue.map(({ type, examples }) => ({ type, files: named(examples, 'image') }))
    expect(catalogue.flatMap(({ examples }) => named(examples, 'file'))).toEqual(['signature.mp4'])
    expect(shown.filter(({ files: own }) => own.some((file) => file.startsWith('logos/'))).map(({ type }) => type)).toEqual(['logo-wall'])
    expect(shown.find(({ type }) => type === 'logo-wall')?.files.filter((file) => !file.startsWith('logos/'))).toEqual([])
  })

  it.each(drawings)('%s is small, bounded and consists of shapes only', async (file) => {
    const source = await readFile(join(seeds, 'pictures', file), 'utf8')
    expect(Buffer.byteLength(source)).toBeLessThan(LIGHT)
    const { documentElement: svg } = new JSDOM(source, { contentType: 'image/svg+xml' }).window.document
    expect(Number(svg.getAttribute('width'))).toBeGreaterThan(0)
    expect(svg.getAttribute('viewBox')).toBe(`0 0 ${svg.getAttribute('width')} ${svg.getAttribute('height')}`)
    const elements = [svg, ...svg.querySelectorAll('*')]
    expect(elements.map(({ nodeName }) => nodeName).filter((name) => !allowed.has(name))).toEqual([])
    expect(elements.flatMap((element) => element.getAttributeNames()).filter((name) => /^(on|style|class|.*href)/.test(name))).toEqual([])
  })
})
