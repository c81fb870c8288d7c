import { describe, expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { titleBlocksOf } from './title-blocks.ts'

type Screens = ('mobile' | 'desktop')[]

const on = (screens: Screens) => ({ visibility: { audience: 'all' as const, screens, from: null, until: null } })
const hero = (id: string, more: Partial<Block> = {}): Block => ({ id, type: 'hero', v: 2, props: { title: id }, ...more })
const heading = (id: string, level: number): Block => ({ id, type: 'heading', v: 1, props: { text: id, level } })
const section = (id: string, content: Block[], more: Partial<Block> = {}): Block => ({
  id,
  type: 'section',
  v: 1,
  props: {},
  slots: { content },
  ...more,
})

describe('titleBlocksOf', () => {
  it('finds the first title, however deep it stands, and no second one', () => {
    expect(titleBlocksOf([heading('two', 2), section('sect', [heading('one', 1)]), hero('hero')])).toEqual(['one'])
    expect(titleBlocksOf([hero('hero'), heading('one', 1)])).toEqual(['hero'])
  })

  it('finds none where there is none', () => {
    expect(titleBlocksOf([])).toEqual([])
    expect(titleBlocksOf([null, 'kept', heading('two', 2)])).toEqual([])
  })

  it('passes over what is left out while rendering, with all that stands in it', () => {
    const blocks = [section('sect', [hero('first')]), hero('second')]
    expect(titleBlocksOf(blocks, new Set(['first']))).toEqual(['second'])
    expect(titleBlocksOf(blocks, new Set(['sect']))).toEqual(['second'])
  })

  it('takes one for each kind of screen where none is for all', () => {
    const blocks = [section('sect', [hero('small')], on(['mobile'])), hero('large', on(['desktop']))]
    expect(titleBlocksOf(blocks)).toEqual(['small', 'large'])
    expect(titleBlocksOf([...blocks, hero('all')])).toEqual(['all'])
  })

  it('takes none that would leave one kind of screen without a title', () => {
    expect(titleBlocksOf([hero('small', on(['mobile']))])).toEqual([])
    expect(titleBlocksOf([section('sect', [hero('never', on(['desktop']))], on(['mobile']))])).toEqual([])
  })

  it('takes none that a panel may hide', () => {
    const tabs: Block = { id: 'tabs', type: 'tabs', v: 1, props: {}, slots: { panel1: [heading('one', 1)] } }
    expect(titleBlocksOf([tabs])).toEqual([])
  })
})
