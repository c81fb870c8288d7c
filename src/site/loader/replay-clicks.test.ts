// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { holdClicks } from './replay-clicks.ts'

function setUp(html: string) {
  const root = document.createElement('div')
  root.innerHTML = html
  document.body.replaceChildren(root)
  const onHold = vi.fn()
  return { held: holdClicks(onHold, root), onHold }
}

const click = (selector: string) => document.querySelector<HTMLElement>(selector)!.click()

describe('holdClicks', () => {
  it('holds clicks on buttons of an interactive block and replays each once in order', async () => {
    const { held, onHold } = setUp('<div data-live data-block="tabs1"><button id="one">1</button><button id="two">2</button></div>')
    const seen: string[] = []
    for (const id of ['one', 'two']) document.getElementById(id)!.addEventListener('click', () => seen.push(id))
    click('#two')
    click('#one')
    click('#two')
    expect(seen).toEqual([])
    expect(onHold).toHaveBeenCalledTimes(3)
    await held.release('tabs1')
    expect(seen).toEqual(['two', 'one', 'two'])
    click('#one')
    expect(seen).toEqual(['two', 'one', 'two', 'one'])
  })

  it('does not hold links, labels, inputs and buttons outside', () => {
    const { onHold } = setUp(
      '<button id="out">x</button><div data-live data-block="b001"><a id="a" href="#x">x</a><label id="l">x</label><input id="i"><details><summary id="s">x</summary></details></div>',
    )
    for (const id of ['out', 'a', 'l', 'i', 's']) click(`#${id}`)
    expect(onHold).not.toHaveBeenCalled()
  })

  it('holds a link with an action, follows it without the app, and ignores modified clicks', async () => {
    const { held, onHold } = setUp('<div data-live data-block="grid1"><a id="a" data-acts href="#large">x</a></div>')
    const followed = vi.fn()
    document.getElementById('a')!.addEventListener('click', followed)
    click('#a')
    expect([followed.mock.calls.length, onHold.mock.calls.length]).toEqual([0, 1])
    document.getElementById('a')!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    expect([followed.mock.calls.length, onHold.mock.calls.length]).toEqual([1, 1])
    expect(held.giveUp()).toBe(true)
    expect(followed).toHaveBeenCalledTimes(2)
  })

  it('submits held forms natively without the app, and holds no further events', () => {
    const { held, onHold } = setUp(
      '<div data-live data-block="form1"><form><button id="send">x</button></form><button id="open" type="button">x</button></div>',
    )
    const submitted = vi.fn((event: Event) => event.preventDefault())
    document.querySelector('form')!.addEventListener('submit', submitted)
    click('#send')
    click('#open')
    expect(submitted).not.toHaveBeenCalled()
    expect(held.giveUp()).toBe(true)
    expect(submitted).toHaveBeenCalledTimes(1)
    click('#send')
    expect(submitted).toHaveBeenCalledTimes(2)
    expect(onHold).toHaveBeenCalledTimes(2)
  })

  it('replays the submission of a form once with its submit button', async () => {
    const { held } = setUp(
      '<div data-live data-block="form2"><form><input name="q"><button id="send" name="way" value="fast">x</button></form></div>',
    )
    const form = document.querySelector('form')!
    const submitters: unknown[] = []
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      submitters.push((event.submitter as HTMLButtonElement | null)?.value)
    })
    form.requestSubmit(document.querySelector<HTMLButtonElement>('#send'))
    expect(submitters).toEqual([])
    await held.release('form2')
    expect(submitters).toEqual(['fast'])
  })
})
