import { expect, it } from 'vitest'
import type { Block, Json } from '#schemas/generated/content.ts'
import { outlineOf } from './outline.ts'

const block = (id: string, type: string, props: Record<string, Json>, content?: Block[]): Block => ({
  id,
  type,
  v: 1,
  props,
  ...(content && { slots: { content } }),
})

const heading = block('titre', 'heading', { text: 'Les pièces', anchor: 'pieces', level: 3 })
const section = block('partie', 'section', { title: 'Le dépôt', anchor: 'depot', level: 2 }, [heading])

it('names the places that bear an anchor and a title, in their order', () => {
  expect(outlineOf([section])).toEqual([
    { anchor: 'depot', text: 'Le dépôt', level: 2 },
    { anchor: 'pieces', text: 'Les pièces', level: 3 },
  ])
})

it('leaves out what has no anchor or no title, and titles of other levels', () => {
  const others = [
    block('sans', 'section', { title: 'Sans ancre' }),
    block('muet', 'section', { anchor: 'muet' }),
    block('page', 'heading', { text: 'La page', anchor: 'page', level: 1 }),
  ]
  expect(outlineOf([...others, 'kept', null])).toEqual([])
})

it('leads to nothing that is left out, folded away or shown on some screens alone', () => {
  const visibility = { audience: 'all', screens: ['desktop'], from: null, until: null } as const
  expect(outlineOf([section], new Set(['titre']))).toHaveLength(1)
  expect(outlineOf([section], new Set(['partie']))).toEqual([])
  expect(outlineOf([block('onglets', 'tabs', {}, [section])])).toEqual([])
  expect(outlineOf([{ ...section, visibility: { ...visibility, screens: [...visibility.screens] } }])).toEqual([])
})
