import { newForm } from './resource-forms.ts'
import { sampleIds } from './sample-ids.ts'
import { storedResources, type Stage } from './stored-resources.ts'

/** Stores an item of each resource on both sites, under the numbers that the table of routes names. */
export async function addSampleItems(stage: Stage): Promise<void> {
  const { db } = stage.database
  for (const { resource, store } of storedResources(stage))
    await db.transaction().execute(async (trx) => {
      await store.forms.write(trx, 37, new Map([[sampleIds.own, newForm(resource)]]))
      await store.forms.write(trx, 38, new Map([[sampleIds.elsewhere, newForm(resource)]]))
    })
}
