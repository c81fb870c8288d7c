// @vitest-environment jsdom
import { expect, it } from 'vitest'
import type { FromFrame } from '#schemas/composer/messages.ts'
import { startFrameActs, type CopiedContent } from './frame-acts.ts'

const TYPE = 'application/x-vitrine-blocks+json'

/** A page with a block and a text that is edited, and what comes from it. */
function stage(content: CopiedContent | null) {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = '<main class="site-main"><div data-block="b7f2"><p>Un</p><i>Deux</i></div></main>'
  const posted: FromFrame[] = []
  const text = page.querySelector('i')
  startFrameActs({ page, post: (message) => posted.push(message), owns: (target) => target === text, copied: () => content })
  const fire = (name: string, target: Element | null, data: Record<string, string> = {}, files: readonly File[] = []) => {
    const transfer = {
      getData: (type: string) => data[type] ?? '',
      setData: (type: string, value: string) => (data[type] = value),
      types: files.length > 0 ? ['Files'] : [],
      files,
    }
    const event = Object.assign(new Event(name, { bubbles: true, cancelable: true }), {
      clientX: 3,
      clientY: 4,
      clipboardData: transfer,
      dataTransfer: transfer,
    })
    target?.dispatchEvent(event)
    return { isStopped: event.defaultPrevented, data }
  }
  return { posted, fire, block: page.querySelector('p'), text }
}

it('copies and cuts the selected blocks as own content and as words', () => {
  const { fire, posted, block } = stage({ own: '{}', words: 'Un' })
  expect(fire('copy', block)).toEqual({ isStopped: true, data: { [TYPE]: '{}', 'text/plain': 'Un' } })
  fire('cut', block)
  expect(posted).toEqual([
    { type: 'copied', act: 'copy' },
    { type: 'copied', act: 'cut' },
  ])
})

it('leaves a copy to the browser when nothing is selected', () => {
  const { fire, posted, block } = stage(null)
  expect([fire('copy', block).isStopped, posted]).toEqual([false, []])
})

it('sends a paste, and where a context menu is asked for', () => {
  const { fire, posted, block } = stage(null)
  fire('paste', block, { [TYPE]: '{"blocks":[]}', 'text/plain': 'Un', 'text/html': '<b>Un</b>' })
  expect(fire('contextmenu', block).isStopped).toBe(true)
  expect(posted).toEqual([
    { type: 'paste', own: '{"blocks":[]}', html: '<b>Un</b>', words: 'Un', files: [] },
    { type: 'menu', id: 'b7f2', x: 3, y: 4 },
  ])
})

it('sends files that are dropped on a block, and leaves what holds none to the browser', () => {
  const { fire, posted, block } = stage(null)
  const file = new File([''], 'mas.webp')
  expect([fire('dragover', block).isStopped, fire('dragover', block, {}, [file]).isStopped]).toEqual([false, true])
  expect(fire('drop', block, {}, [file]).isStopped).toBe(true)
  expect(posted).toEqual([{ type: 'drop', id: 'b7f2', files: [file] }])
})

it('leaves all of them to the text that is edited', () => {
  const { fire, posted, text } = stage({ own: '{}', words: 'Un' })
  const stopped = ['copy', 'cut', 'paste', 'contextmenu'].map((name) => fire(name, text).isStopped)
  expect([stopped, posted]).toEqual([[false, false, false, false], []])
})
