import { valuesAt } from '#schemas/admin/resources/form-paths.ts'
import type { Resource } from '#schemas/admin/resources/resource.ts'
import { resources } from '#schemas/admin/resources/resources.ts'
import type { Features } from '#server/composition/features.ts'
import type { Actor } from '#server/platform/resources/resource-needs.ts'
import { fieldsOf, newForm, withValue } from '#tests/support/resources/resource-forms.ts'

const published = resources.filter(({ life }) => life === 'published')
const month = 30 * 24 * 60 * 60 * 1000

/** The number of a published item of each resource that is published. */
export type PublicItems = ReadonlyMap<Resource, number>

/** Publishes an item of each resource that is published. */
export async function publishItems({ resources: kept }: Features, editor: Actor): Promise<PublicItems> {
  const items = new Map<Resource, number>()
  for (const resource of published) {
    const { one } = kept.of(resource.name)
    items.set(resource, (await one.publish(editor, await one.create(editor, newForm(resource)), null)).id)
  }
  return items
}

/** A form with a word in each of its texts of one line. */
function wordForm(resource: Resource, word: string) {
  const texts = fieldsOf(resource)
    .filter(({ kind, fixed }) => kind === 'line' && !fixed)
    .flatMap(({ path }) => valuesAt(resource.example.form, path))
  return texts.reduce((form, { path }) => withValue(form, path, word), newForm(resource))
}

/** Hides a word in an edited published item, a planned change of it, a new draft and a planned item of each resource that is published. */
export async function hideItems({ resources: kept, plans }: Features, editor: Actor, items: PublicItems, word: string): Promise<void> {
  for (const [resource, id] of items) {
    const { one } = kept.of(resource.name)
    const edited = await one.update(editor, await one.read(editor, id), wordForm(resource, word))
    const time = { startsAt: new Date(Date.now() + month), endsAt: null, name: word }
    await plans.createOfItem(editor, { resource: resource.name, id, version: edited.version, ...time })
    await one.update(editor, await one.read(editor, id), wordForm(resource, word))
    await one.create(editor, wordForm(resource, word))
    await one.publish(editor, await one.create(editor, wordForm(resource, word)), new Date(Date.now() + month).toISOString())
  }
}
