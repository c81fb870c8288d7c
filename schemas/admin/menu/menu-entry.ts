import { z } from 'zod'
import { isMenuUrl } from '#schemas/urls/safe-url.ts'
import { localeCodeSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'
import { fieldCode } from '#schemas/api/people/account-fields.ts'

/** The words of an entry in one language. An entry of a page without a title has that of the page. */
export const entryTextSchema = z.strictObject({
  title: z.string().max(500).optional(),
  menuTitle: z.string().max(500).optional(),
  /** The address of an entry that leads to no page of the site. */
  url: z
    .string()
    .max(2048)
    .refine(isMenuUrl, fieldCode('FORMAT', { reason: 'link' }))
    .optional(),
})

/** The properties of an entry of the menu: it leads to a page, to the address of its texts, or nowhere (`NONE`). */
export const menuEntrySchema = z.strictObject({
  linkType: z.enum(['NONE', 'SELF']),
  isShown: z.boolean(),
  pageId: rowIdSchema.optional(),
  texts: z.record(localeCodeSchema, entryTextSchema),
})

/** The properties of an entry of the menu. */
export type MenuEntry = z.output<typeof menuEntrySchema>
