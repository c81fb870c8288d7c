import type { ReferenceSource } from '#server/platform/references/store-references.ts'

/** Contents that the logos of a site name: their files. */
export const logoReferences: ReferenceSource = {
  kind: 'LOGO',
  states: ['SAVED'],
  async read(db, siteId, only) {
    const logos = db.selectFrom('site_logos').select(['id', 'media_id']).where('site_id', '=', siteId).where('media_id', 'is not', null)
    const rows = await logos.$if(only !== undefined, (query) => query.where('id', '=', Number(only))).execute()
    return rows.map(({ id, media_id }) => ({ id, locale: '', state: 'SAVED', references: [{ kind: 'media', key: String(media_id) }] }))
  },
}
