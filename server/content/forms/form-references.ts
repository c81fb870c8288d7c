import { formDefinitionSchema } from '#schemas/api/content/form.ts'
import { referencesOfAddress } from '#engine/references/text-references.ts'
import type { ReferenceSource } from '#server/platform/references/store-references.ts'

/** Contents that forms name: the pages that follow them, in each language. */
export const formReferences: ReferenceSource = {
  kind: 'FORM',
  states: ['SAVED'],
  async read(db, siteId, only) {
    const forms = db.selectFrom('forms').select(['id', 'definitions']).where('site_id', '=', siteId)
    const rows = await forms.$if(only !== undefined, (query) => query.where('id', '=', Number(only))).execute()
    return rows.flatMap(({ id, definitions }) =>
      Object.entries(definitions).map(([locale, definition]) => {
        const read = formDefinitionSchema.safeParse(definition)
        const redirect = read.success ? read.data.redirect : null
        return { id, locale, state: 'SAVED' as const, references: redirect === null ? [] : referencesOfAddress(redirect) }
      }),
    )
  },
}
