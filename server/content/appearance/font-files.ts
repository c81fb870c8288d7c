import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import type { SiteInfo } from '#schemas/api/sites/site.ts'
import { fontFormat } from '#domain/media/font-file.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { noteRewritten } from '#server/platform/resources/item-versions.ts'

const familySchema = z.object({
  // What stands in a stylesheet between quotes.
  name: z.string().regex(/^[A-Za-z0-9 ]{1,60}$/),
  files: z.array(z.number().int().positive()).min(1).max(20),
})
const familiesSchema = z.array(familySchema).max(10)

/** A family of fonts of a site's own: its name, and its files in the site's library. */
type FontFamily = z.infer<typeof familySchema>

/** Gives a site fonts of its own, in place of those it had. */
export async function saveFontFiles(db: Kysely<Tables>, siteId: number, families: readonly FontFamily[]): Promise<void> {
  const read = familiesSchema.safeParse(families)
  if (!read.success) {
    const errors = read.error.issues.map(({ path }) => ({ field: `fontFiles.${path.join('.')}`, code: 'FORMAT' }))
    throw new ApiError('VALIDATION_FAILED', { errors })
  }
  const font_files = jsonb(read.data.map(({ name, files }) => ({ name, files })))
  await inTransaction(db, async (trx) => {
    await trx.updateTable('sites').set({ font_files }).where('id', '=', siteId).execute()
    await noteRewritten(trx, siteId, 'appearance', [siteId])
  })
}

/** Where the files of a site's own fonts are, family by family; a file that is gone, or is no font, is left out. */
export async function readFontFiles(db: Kysely<Tables>, siteId: number): Promise<NonNullable<SiteInfo['ownFonts']>> {
  const { rows } = await sql<{ name: string; path: string }>`
    select family.value ->> 'name' as name, '/media/' || media.external_id || '/' || media.filename as path
    from sites, jsonb_array_elements(sites.font_files) with ordinality as family,
      jsonb_array_elements_text(family.value -> 'files') with ordinality as file
      join media on media.id = file.value::int and media.mime like 'font/%'
    where sites.id = ${siteId} and media.site_id = ${siteId}
    order by family.ordinality, file.ordinality
  `.execute(db)
  return fontPaths(rows)
}

/** Groups files of fonts by their families, in their order; what is no font is left out. */
export function fontPaths(rows: readonly { readonly name: string; readonly path: string }[]): NonNullable<SiteInfo['ownFonts']> {
  const fonts = rows.filter(({ path }) => fontFormat(path) !== null)
  return [...Map.groupBy(fonts, ({ name }) => name)].map(([name, files]) => ({ name, files: files.map(({ path }) => path) }))
}
