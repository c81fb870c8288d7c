import type { Block } from '#schemas/generated/content.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { exampleScenes, seedScenes } from '#tests/support/composer/text-scenes.ts'
import { takeTurn } from '#tests/support/sampling.ts'
import { signIn } from './frame/open-frame.ts'
import { dataAnswer, openTextStage, staleFields, typeIntoTexts } from './frame/type-texts.ts'

/** One block in this many is typed into in a short run. */
const PARTS = 80
/** The most blocks of one test. */
const CHUNK = 60

for (const [name, all] of [
  ['examples', exampleScenes()],
  ['sample sites', seedScenes()],
] as const) {
  const scenes = takeTurn(all, PARTS)
  for (let from = 0; from < scenes.length; from += CHUNK)
    test(`types into every text of the blocks of the ${name} on the page, from ${from}`, async ({ page, baseURL, complaints }) => {
      // The pictures of the examples have no file.
      complaints.allow(/status of 404/)
      const chunk = scenes.slice(from, from + CHUNK)
      await signIn(page, baseURL ?? '')
      await page.route('**/api/admin/preview/data', async (route) => {
        const { blocks } = route.request().postDataJSON() as { readonly blocks: readonly Block[] }
        await route.fulfill({ json: dataAnswer(blocks) })
      })
      const stage = await openTextStage(page, chunk)
      const faults: string[] = staleFields([...exampleScenes(), ...seedScenes()])
      for (const scene of chunk) faults.push(...(await typeIntoTexts(stage, scene)).faults)
      expect(faults).toEqual([])
    })
}
