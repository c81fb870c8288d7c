import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import type { RenderProblem } from '#schemas/runtime/site-rendering.ts'
import { renderBlock, renderBlocks, type RenderInput } from './render-blocks.tsx'
import { MAX_BLOCK_HTML, renderIsolated } from './render-isolated.ts'
import { viewMap, type BlockViewProps } from './view.ts'

type Plain = BlockViewProps<{ text: string }>

function Text({ props }: Plain) {
  return <p>{props.text}</p>
}

function Box({ slots }: Plain) {
  return <section>{slots.content}</section>
}

function Broken(): never {
  throw new Error('broken view')
}

const views = viewMap({ text: Text, box: Box, broken: Broken, live: Text, 'live-broken': Broken })
const base: RenderInput = { views, interactive: new Set(['live', 'live-broken']), data: new Map() }

function block(id: string, type: string, text = id, content?: Block[]): Block {
  return { id, type, v: 1, props: { text }, ...(content ? { slots: { content } } : {}) }
}

function renderPage(blocks: Block[]) {
  const problems: RenderProblem[] = []
  let passes = 0
  const html = renderIsolated({
    blocks: [blocks],
    renderAll: (skipped) => {
      passes++
      return renderToString(<main>{renderBlocks(blocks, { ...base, skipped })}</main>)
    },
    renderOne: (one, skipped) => renderToString(<>{renderBlock(one, { ...base, skipped, bare: true })}</>),
    report: (problem) => problems.push(problem),
  })
  return { html, passes, problems: problems.map(({ blockId, code }) => ({ blockId, code })) }
}

describe('renderIsolated', () => {
  it('renders a valid page once and reports nothing', () => {
    const { html, passes, problems } = renderPage([block('b001', 'text'), block('b002', 'box', '', [block('b003', 'text')])])
    expect(html).toBe(
      '<main><div class="b" data-block="b001" data-type="text"><p>b001</p></div><div class="b" data-block="b002" data-type="box"><section><div class="b" data-block="b003" data-type="text"><p>b003</p></div></section></div></main>',
    )
    expect(passes).toBe(1)
    expect(problems).toEqual([])
  })

  it('skips a nested block that throws, and renders every other block unchanged', () => {
    const sound = renderPage([block('b001', 'text'), block('b002', 'box', '', [block('b003', 'text')]), block('b004', 'text')])
    const { html, problems } = renderPage([
      block('b001', 'text'),
      block('b002', 'box', '', [block('bad1', 'broken'), block('b003', 'text')]),
      block('bad2', 'broken'),
      block('b004', 'text'),
    ])
    expect(html).toBe(sound.html)
    expect(problems).toEqual([
      { blockId: 'bad1', code: 'RENDER_FAILED' },
      { blockId: 'bad2', code: 'RENDER_FAILED' },
    ])
  })

  it('skips an interactive block that throws, although its boundary would hide the error', () => {
    const { html, problems } = renderPage([block('b001', 'live'), block('bad1', 'live-broken')])
    expect(html).toContain('b001')
    expect(html).not.toContain('bad1')
    expect(problems).toEqual([{ blockId: 'bad1', code: 'RENDER_FAILED' }])
  })

  it('skips a block whose own HTML is over the limit, but not its container', () => {
    const long = 'x'.repeat(MAX_BLOCK_HTML + 1)
    const { html, problems } = renderPage([block('b001', 'box', '', [block('long', 'text', long), block('b002', 'text')])])
    expect(html).toContain('b002')
    expect(html.length).toBeLessThan(1000)
    expect(problems).toEqual([{ blockId: 'long', code: 'HTML_TOO_LARGE' }])
  })

  it('renders a page of many blocks that are over the limit together', () => {
    const blocks = Array.from({ length: 30 }, (_, index) => block(`b${String(index).padStart(3, '0')}`, 'text', 'y'.repeat(20_000)))
    const { passes, problems } = renderPage(blocks)
    expect(passes).toBe(1)
    expect(problems).toEqual([])
  })

  it('throws when the error is not in a block', () => {
    const render = () => {
      throw new Error('the shell failed')
    }
    expect(() => renderIsolated({ blocks: [], renderAll: render, renderOne: () => '', report: () => undefined })).toThrow(
      'the shell failed',
    )
  })
})
