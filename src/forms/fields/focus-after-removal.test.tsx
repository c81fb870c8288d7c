// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createFormStore, type FormStore } from '#forms/form-store.ts'
import type { FieldUploads } from '#forms/media/field-uploads.ts'
import { readSchema } from '#forms/read-schema.ts'
import { SchemaForm } from '#forms/SchemaForm.tsx'
import { pressControl, stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { stillPickers } from '#tests/support/panel/still-pickers.ts'
import { waitUntil } from '#tests/support/wait-until.ts'

const words = (fr: string) => ({ 'x-label': { fr, en: fr } })
const tree = readSchema({
  properties: {
    points: { type: 'array', items: { type: 'string', ...words('Point') }, ...words('Points') },
    tags: { type: 'array', items: { type: 'string' }, ...words('Étiquettes'), 'x-field': 'tags' },
    image: { $ref: '/schemas/media.schema.json', ...words('Image') },
    film: { type: 'string', format: 'safe-url', ...words('Film'), 'x-field': 'file', 'x-accept': 'video' },
  },
})

/** A picture on its way into the field, until it is cancelled. */
function uploads(): FieldUploads {
  const way = { key: 1, name: 'mas.jpg', stage: 40, refusal: null, canRetry: false, local: 'blob:local' } as const
  let isOnWay = true
  let tell = () => undefined as unknown
  return {
    of: (pointer) => (isOnWay && pointer === '/image' ? way : null),
    subscribe: (listener) => {
      tell = listener
      return () => undefined
    },
    cancel: () => {
      isOnWay = false
      tell()
    },
    ...{ send: () => undefined, retry: () => undefined },
  }
}

let stage: PanelStage
let store: FormStore
beforeEach(async () => {
  stage = stagePanel()
  store = createFormStore({ points: ['Rapide', 'Sûr'], tags: ['bio', 'vigne', 'rouge'], image: { id: 3 }, film: '/media/4.mp4' })
  const gone = () => Promise.reject(new Error('Not asked for here'))
  const media = { library: {}, list: gone, find: () => Promise.resolve(null), upload: gone, describe: gone }
  await act(async () => {
    const pickers = { ...stillPickers, pages: gone, media, values: [] }
    stage.show(<SchemaForm tree={tree} store={store} pickers={pickers} uploads={uploads()} />)
    await Promise.resolve()
  })
})
afterEach(() => stage.end())

const buttonsOf = (legend: string) => {
  const field = [...document.querySelectorAll('fieldset')].find((each) => each.querySelector('legend')?.textContent.startsWith(legend))
  return [...(field?.querySelectorAll<HTMLElement>('button') ?? [])]
}
const nameOf = (control: Element | null) => control?.getAttribute('aria-label') ?? control?.textContent ?? null
const button = (legend: string, name: string) => {
  const found = buttonsOf(legend).find((each) => nameOf(each) === name)
  if (!found) throw new Error(`no « ${name} » in ${buttonsOf(legend).map(nameOf).join(', ')}`)
  return found
}
const pressIn = async (legend: string, name: string) => {
  const control = button(legend, name)
  await act(async () => {
    control.focus()
    control.click()
    await Promise.resolve()
  })
}

it('gives the focus to the entry beside a removed content, then to « Ajouter »', async () => {
  const places: (string | null)[] = []
  for (const tag of ['vigne', 'rouge', 'bio']) {
    await pressIn('Étiquettes', `Retirer «\u202fNom de ${tag}\u202f»`)
    places.push(nameOf(document.activeElement))
  }
  expect(places).toEqual(['Retirer «\u202fNom de rouge\u202f»', 'Retirer «\u202fNom de bio\u202f»', 'Ajouter'])
})

it('gives the focus to « Ajouter » after the removal of the last item of a list', async () => {
  for (const left of [1, 0]) {
    const [more] = buttonsOf('Points').filter((each) => nameOf(each)?.startsWith('Autres'))
    if (more) await pressControl(more)
    const remove = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find(({ textContent }) => textContent === 'Supprimer')
    await act(async () => {
      remove?.click()
      await Promise.resolve()
    })
    await act(() => waitUntil(() => expect(document.querySelector('[role=menu]')).toBeNull()))
    expect((store.get('/points') as readonly string[] | undefined)?.length ?? 0).toBe(left)
  }
  await waitUntil(() => expect(document.activeElement).toBe(button('Points', 'Ajouter')))
})

it.each(['Image', 'Film'])('gives the focus to the button that chooses another after the removal of %s', async (legend) => {
  await pressIn(legend, 'Retirer')
  expect(nameOf(buttonsOf(legend)[0] ?? null)).toContain('Choisir')
  expect(document.activeElement).toBe(buttonsOf(legend)[0])
})

it('gives the focus to the button that chooses another after an upload is cancelled', async () => {
  await pressIn('Image', 'Annuler l’envoi')
  expect(buttonsOf('Image').map(nameOf)).toEqual(['Remplacer', 'Retirer'])
  expect(document.activeElement).toBe(buttonsOf('Image')[0])
})
