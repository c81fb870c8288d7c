// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs'
import axe from 'axe-core'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import type { Block, Json } from '#schemas/generated/content.ts'
import { axeLevels } from '#tests/support/documents/axe-levels.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { stillPickers } from '#tests/support/panel/still-pickers.ts'
import { takeTurn } from '#tests/support/sampling.ts'
import type { Problem } from './form-context.ts'
import { createFormStore } from './form-store.ts'
import type { MediaItem, Pickers } from './pickers.ts'
import { readSchema } from './read-schema.ts'
import type { SchemaNode } from './schema-node.ts'
import { SchemaForm } from './SchemaForm.tsx'

const media: MediaItem = {
  id: 1,
  name: 'mas.webp',
  src: '/media/1.webp',
  thumb: '/media/1.webp',
  alt: 'Un mas',
  width: 4,
  height: 3,
  bytes: 1,
  version: 1,
}
const pickers: Pickers = {
  ...stillPickers,
  pages: () => Promise.resolve([{ href: '/contact', title: 'Contact', thumb: '/vignette.webp', standing: 'online' }]),
  media: {
    library: {},
    list: () => Promise.resolve({ items: [media], next: null }),
    find: () => Promise.resolve(media),
    upload: () => Promise.resolve(media),
    describe: () => Promise.resolve(media),
  },
  values: [{ placeholder: '{{COMPANY_PHONE}}', label: 'Téléphone', now: '01 99 00 37 00' }],
}
const schemaOf = new Map(catalogue.map(({ manifest }) => [manifest.type, manifest.props as SchemaNode]))
const examples = globSync('blocks/*/examples/*.json').map((path) => ({ path, block: JSON.parse(readFileSync(path, 'utf8')) as Block }))

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

async function open({ type, props }: Block, problems: readonly Problem[] = []) {
  const changes: Json[] = []
  const tree = readSchema(schemaOf.get(type) ?? {})
  const store = createFormStore(props, (root) => changes.push(root))
  await act(async () => {
    stage.show(<SchemaForm key={Math.random()} tree={tree} store={store} pickers={pickers} problems={problems} />)
    await Promise.resolve()
  })
  const items = [...stage.place.querySelectorAll<HTMLElement>('[data-act=open]')]
  for (const item of items)
    await act(async () => {
      item.click()
      await Promise.resolve()
    })
  return { changes, value: store.get('') }
}

async function violations(): Promise<string[]> {
  // Colours need layout: they are looked at in a browser.
  const { violations: found } = await axe.run(stage.place, { runOnly: axeLevels, rules: { 'color-contrast': { enabled: false } } })
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

describe('the form of every block type', () => {
  it('changes nothing by being opened, item by item, on any example', async () => {
    expect(examples.length).toBeGreaterThan(150)
    const written: string[] = []
    for (const { path, block } of takeTurn(examples, 3)) {
      const { changes, value } = await open(block)
      if (changes.length > 0 || value !== block.props) written.push(path)
    }
    expect(written).toEqual([])
  })

  it.each(['hero', 'faq', 'table', 'image', 'form', 'carousel', 'features', 'video', 'map', 'news-list'])(
    'breaks no rule of axe on %s, open, empty or with faults',
    async (type) => {
      const found: string[] = []
      const [example] = examples.filter(({ block }) => block.type === type)
      const faults = Object.keys(schemaOf.get(type)?.properties ?? {}).map((name) => ({ pointer: `/${name}`, message: 'À corriger.' }))
      for (const [props, problems] of [
        [example?.block.props ?? {}, []],
        [example?.block.props ?? {}, faults],
        [{}, faults],
      ] as const) {
        await open({ id: 'a', type, v: 1, props }, problems)
        found.push(...(await violations()))
      }
      expect(found).toEqual([])
    },
  )
})
