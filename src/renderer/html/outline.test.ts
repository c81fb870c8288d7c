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

it('lists the blocks that have an anchor and a title in page order', () => {
  expect(outlineOf([section])).toEqual([
    { anchor: 'depot', text: 'Le dépôt', level: 2 },
    { anchor: 'pieces', text: 'Les pièces', level: 3 },
  ])
})

it('leaves out blocks without anchor or title, and titles of other levels', () => {
  const others = [
    block('sans', 'section', { title: 'Sans ancre' }),
    block('muet', 'section', { anchor: 'muet' }),
    block('page', 'heading', { text: 'La page', anchor: 'page', level: 1 }),
  ]
  expect(outlineOf([...others, 'kept', null])).toEqual([])
})

it('leaves out blocks that are skipped, in an interactive block or for some screens alone', () => {
  const visibility = { audience: 'all', screens: ['desktop'], from: null, until: null } as const
  expect(outlineOf([section], { skipped: new Set(['titre']) })).toHaveLength(1)
  expect(outlineOf([section], { skipped: new Set(['partie']) })).toEqual([])
  expect(outlineOf([block('onglets', 'tabs', {}, [section])])).toEqual([])
  expect(outlineOf([{ ...section, visibility: { ...visibility, screens: [...visibility.screens] } }])).toEqual([])
})

it('uses the new name of an anchor that is taken elsewhere', () => {
  const freedAnchors = new Map([['titre', 'ancre1-pieces']])
  expect(outlineOf([section], { freedAnchors }).map(({ anchor }) => anchor)).toEqual(['depot', 'ancre1-pieces'])
})
