import { z } from 'zod'

/** A language's code. */
export const locale = z.string().regex(/^[a-z]{2}_[A-Z]{2}$/)

/** Something in each language. */
export const byLocale = <T extends z.ZodType>(schema: T) => z.record(locale, schema)

/** The name of a picture of the seed, which stands for its number. */
export const mediaToken = z.string().regex(/^media:[a-z0-9-]+$/)

/** A tag as programs compare it and addresses write it; people read its label. */
export const tagValue = z.string().regex(/^[a-z0-9-]+$/)
