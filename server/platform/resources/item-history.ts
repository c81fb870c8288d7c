import type { Kysely } from 'kysely'
import type { ItemChange } from '#schemas/admin/resources/calls/item-shapes.ts'
import { diffForms } from '#domain/resources/diff-forms.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import { editedForm, type Form } from './item.ts'
import { readVersion, readVersions } from './item-versions.ts'
import type { KeptResource } from './resource-needs.ts'

/** Most changes that a history shows. */
const SHOWN = 50

/** Reads what has changed of an item, the newest first. */
export async function itemHistory(
  db: Kysely<Tables>,
  { resource, keeper }: KeptResource,
  siteId: number,
  id: number,
): Promise<ItemChange[]> {
  const versions = await readVersions(db, { kind: resource.name, siteId, id }, SHOWN + 1)
  if (versions.length === 0 && !(await keeper.read(db, siteId, [id])).has(id)) throw notFound()
  const changes = versions.map((version, at): ItemChange => {
    const before = versions[at + 1]
    return {
      ...{ version: version.version, act: version.act, at: version.changed_at.toISOString() },
      ...{ by: version.author, byId: version.author_id, batch: version.batch, isAlone: version.isAlone },
      changed: before ? diffForms(editedForm(before), editedForm(version)) : [],
    }
  })
  return changes.slice(0, SHOWN)
}

/** Reads the form of a version of an item. */
export async function itemAt(
  db: Kysely<Tables>,
  { resource }: KeptResource,
  siteId: number,
  { id, version }: { id: number; version: number },
): Promise<Form> {
  const found = await readVersion(db, { kind: resource.name, siteId, id }, version)
  if (!found) throw notFound()
  return editedForm(found)
}
