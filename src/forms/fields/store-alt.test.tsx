// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFormStore } from '#forms/form-store.ts'
import { DescribedMeanwhile, type MediaItem, type Pickers } from '#forms/pickers.ts'
import { readSchema } from '#forms/read-schema.ts'
import { SchemaForm } from '#forms/SchemaForm.tsx'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { stillPickers } from '#tests/support/panel/still-pickers.ts'

const tree = readSchema({
  properties: { image: { $ref: '/schemas/media.schema.json', 'x-label': { fr: 'Image', en: 'Picture' } } },
})
const mas: MediaItem = {
  ...{ id: 3, name: 'mas.webp', src: '/media/3.webp', thumb: '/media/3.webp', alt: 'Une vue', version: 1 },
  ...{ width: 4, height: 3, bytes: 1 },
}
const gone = () => Promise.reject(new Error('Not asked for here'))
const describeMedia = vi.fn<Pickers['media']['describe']>()

let stage: PanelStage
beforeEach(async () => {
  stage = stagePanel()
  describeMedia.mockReset().mockImplementation((media, alt) => Promise.resolve({ ...media, alt }))
  const media = { library: {}, list: gone, find: () => Promise.resolve(mas), upload: gone, describe: describeMedia }
  const pickers: Pickers = { ...stillPickers, pages: gone, media, values: [] }
  const store = createFormStore({ image: { id: 3, alt: 'Un chai' } })
  await act(async () => {
    stage.show(<SchemaForm tree={tree} store={store} pickers={pickers} />)
    await Promise.resolve()
  })
})
afterEach(() => stage.end())

const press = () =>
  act(async () => {
    ;[...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes('dans la médiathèque'))?.click()
    await Promise.resolve()
  })

it.each([
  ['La cave', '«\u202fLa cave\u202f»'],
  ['', 'aucun texte'],
])('says that the library has got « %s » meanwhile, and replaces it at the next press', async (alt, words) => {
  const meanwhile = { ...mas, alt, version: 7 }
  describeMedia.mockRejectedValueOnce(new DescribedMeanwhile(meanwhile))
  await press()
  expect(document.body.textContent).toContain(`La médiathèque a reçu un autre choix entre-temps\u00a0: ${words}. Rien n’est remplacé`)
  expect(document.querySelector('textarea')?.value).toBe('Un chai')
  await press()
  expect(describeMedia.mock.lastCall).toEqual([meanwhile, 'Un chai'])
  expect(document.body.textContent).toContain('Sans autre texte ici, celui de la médiathèque est lu\u00a0: «\u202fUn chai\u202f»')
})
