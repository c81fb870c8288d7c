import { z } from 'zod'
import type { ComponentSlug } from '#schemas/api/sites/component.ts'
import type { ShellDocument } from '#schemas/generated/content.ts'
import type { ParameterValue } from '#domain/parameters.ts'
import type { SeedFolder } from '../read-seed.ts'
import { nextDate } from '../seasonal-dates.ts'
import { resolveTokens, type SeedItem } from '../seed-item.ts'

function parameterItem(type: string, locale: string, value: ParameterValue): SeedItem {
  return {
    key: `parameter:${type}:${locale}`,
    source: value,
    apply: async ({ features, siteId }) => {
      await features.parameters.set(siteId, type, value, locale)
      return null
    },
    read: async ({ db, siteId }) => {
      const rows = db.selectFrom('parameters').select('value').where('site_id', '=', siteId).where('type', '=', type)
      return (await rows.where('locale', '=', locale).executeTakeFirst()) ?? null
    },
  }
}

/** Creates the items of settings: short values first, then long texts by locale. */
export function parameterItems({ site, texts }: SeedFolder, locales: readonly string[]): SeedItem[] {
  const lines = Object.entries(site.parameters ?? {}).map(([type, value]) => parameterItem(type, '', value))
  const local = Object.entries(site.parametersByLocale ?? {})
    .filter(([locale]) => locales.includes(locale))
    .flatMap(([locale, values]) => Object.entries(values).map(([type, value]) => parameterItem(type, locale, value)))
  const long = texts.filter(({ locale }) => locales.includes(locale)).map(({ type, locale, html }) => parameterItem(type, locale, html))
  return [...lines, ...local, ...long]
}

type Conf = NonNullable<SeedFolder['site']['confs']>[number]['config']

const exceptionsSchema = z.array(z.looseObject({ date: z.iso.date() }))

/** Moves closing days to their next date, for any year in the seed. */
function withDaysToCome(config: Conf, today: string): Conf {
  const exceptions = exceptionsSchema.safeParse(config['exceptions'])
  if (!exceptions.success) return config
  const moved = exceptions.data.map((exception) => ({ ...exception, date: nextDate(exception.date, today) }))
  return { ...config, exceptions: moved.toSorted((one, other) => one.date.localeCompare(other.date)) }
}

/** Creates the items of component configurations. */
export function confItems({ site }: SeedFolder, locales: readonly string[], today: string): SeedItem[] {
  const spoken = (site.confs ?? []).filter(({ locale }) => locale === '' || locales.includes(locale))
  return spoken.map(({ slug, locale, config }) => ({
    key: `conf:${slug}:${locale}`,
    source: config,
    apply: async ({ features, siteId }) => {
      await features.confs.set(siteId, slug as ComponentSlug, withDaysToCome(config, today), locale)
      return null
    },
    read: async ({ db, siteId }) => {
      const rows = db.selectFrom('component_confs').select('config').where('site_id', '=', siteId).where('slug', '=', slug)
      return (await rows.where('locale', '=', locale).executeTakeFirst()) ?? null
    },
  }))
}

/** Creates the items of shells in the locales of the site. */
export function shellItems({ shells }: SeedFolder, locales: readonly string[]): SeedItem[] {
  return shells
    .filter(({ locale }) => locales.includes(locale))
    .map(({ name, locale, document }) => ({
      key: `shell:${name}:${locale}`,
      source: document,
      apply: async ({ features, siteId, ids }) => {
        const shell = resolveTokens(document, ids) as ShellDocument
        await features.shells.save(siteId, locale, { name: shell.name, regions: shell.regions }, { by: 'seed' })
        return null
      },
      read: async ({ db, siteId }) => {
        const rows = db.selectFrom('shells').select('hash').where('site_id', '=', siteId).where('locale', '=', locale)
        return (await rows.where('name', '=', name === 'page' ? 'page' : 'default').executeTakeFirst()) ?? null
      },
    }))
}
