import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { renderBlocks, type BlockNode, type RenderInput } from './render-blocks.tsx'
import { viewMap, type BlockViewProps } from './view.ts'

function Text({ id, props, data }: BlockViewProps<{ text: string }>) {
  return (
    <p>
      {id} {props.text} {JSON.stringify(data)}
    </p>
  )
}

function Box({ slots }: BlockViewProps<object>) {
  return (
    <section>
      {Object.keys(slots).join()}
      {slots.content}
    </section>
  )
}

const base: RenderInput = { views: viewMap({ text: Text, box: Box, live: Text }), interactive: new Set(['live']), data: new Map() }
const block = (more: Partial<Block>): Block => ({ id: 'b001', type: 'text', v: 1, props: { text: 'Bonjour' }, ...more })
const render = (nodes: BlockNode[], input: Partial<RenderInput> = {}) =>
  renderToStaticMarkup(<>{renderBlocks(nodes, { ...base, ...input })}</>)

describe('renderBlocks', () => {
  it('puts each block in its wrapper, with the screen it is for and the answers to its needs', () => {
    const visibility = { audience: 'all' as const, screens: ['mobile' as const], from: null, until: null }
    expect(render([block({ visibility })], { data: new Map([['b001', { list: [1] }]]) })).toBe(
      '<div class="b" data-block="b001" data-type="text" data-screens="mobile"><p>b001 Bonjour {&quot;list&quot;:[1]}</p></div>',
    )
  })

  it('gives a view the slots that hold blocks, and no others', () => {
    const html = render([block({ type: 'box', slots: { content: [block({ id: 'b002' })], aside: [] } })])
    expect(html).toContain('<section>content<div class="b" data-block="b002"')
  })

  it('marks interactive blocks for the loader', () => {
    expect(render([block({ type: 'live' })])).toContain('data-live=""')
  })

  it('renders nothing for a type without a view, even one named like an inherited property', () => {
    for (const type of ['unknown', 'constructor', '__proto__', 'toString', 'script']) expect(render([block({ type })])).toBe('')
  })

  it('leaves out skipped blocks and reuses the server’s HTML of static subtrees', () => {
    const kept = new Map([['b003', { type: 'text', screens: 'desktop', html: '<p>Gardé</p>' }]])
    expect(render([null, block({}), 'b003', 'b004'], { kept, skipped: new Set(['b001']) })).toBe(
      '<div class="b" data-block="b003" data-type="text" data-screens="desktop"><p>Gardé</p></div>',
    )
  })

  it('asks the node renderer for each block, with its id alone', () => {
    const nodes = [block({ slots: { content: [block({ id: 'b002' })] } }), 'b003', null]
    expect(render(nodes, { renderNode: (id) => <i key={id}>{id}</i> })).toBe('<i>b001</i><i>b003</i>')
  })

  it('fills empty slots with the placeholders that an editor gives for the block, and no others', () => {
    const emptySlots = ({ id }: { id: string }) => ({ content: <b>{`in ${id}`}</b>, aside: <b>aside</b> })
    expect(render([block({ type: 'box' })], { emptySlots })).toContain('<section>content,aside<b>in b001</b></section>')
    const filled = block({ type: 'box', slots: { content: [block({ id: 'b002' })], aside: [] } })
    const html = render([filled], { emptySlots })
    expect(html).toContain('<section>content,aside<div class="b" data-block="b002"')
    expect(html).not.toContain('in b001')
  })
})
