import { z } from 'zod'
import type { Json } from '#schemas/generated/content.ts'
import { BLOCK_ID, isBlockId } from '#schemas/names/block-id.ts'

/** Any JSON value, as a schema. */
export const jsonSchema: z.ZodType<Json> = z.json()

/** A row's number. */
export const rowIdSchema = z.number().int().positive().max(2_147_483_647)

const countryCodeSchema = z.string().regex(/^[A-Za-z]{2}$/)

/** The id of a block in what is sent. Answers hold the stored one, which may have another form. */
export const blockIdSchema = z.string().regex(BLOCK_ID).refine(isBlockId)

/** A country in a body: its number, or its two letters (ISO 3166-1). */
export const sentCountrySchema = z.union([rowIdSchema, countryCodeSchema])

/** A country in an address: its number, or its two letters (ISO 3166-1). */
export const countryInPathSchema = z.union([z.coerce.number().pipe(rowIdSchema), countryCodeSchema])

/** An instant on the wire, in UTC: `2026-12-03T17:00:00Z`. */
export const instantSchema = z.iso.datetime()

/** A site's locale code: `fr_FR`. */
export const localeCodeSchema = z.string().regex(/^[a-z]{2,3}_[A-Z]{2}$/)

/** An address inside the site: no leading slash, no locale prefix. */
export const urlPathSchema = z.string().max(500)

/** A hash of canonical JSON. */
export const hashSchema = z.string().regex(/^sha256-[A-Za-z0-9+/=_-]+$/)

/** The `{id}` of a path: a row's number, or the last segment of its address. */
export const idOrSlugSchema = z.union([rowIdSchema, z.string().min(1).max(200)])

/** A tag: what programs compare and what people read. */
export const tagSchema = z.object({ value: z.string(), label: z.string() })

/** The data for search engines. */
export const seoSchema = z.object({
  title: z.string().optional(),
  description: z.string().optional(),
  image: rowIdSchema.nullable().optional(),
  noIndex: z.boolean().optional(),
})
