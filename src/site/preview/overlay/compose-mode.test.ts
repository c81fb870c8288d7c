// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FromFrame } from '#schemas/composer/messages.ts'
import { blockAt, editShell } from './block-element.ts'
import { startComposeMode, type TextGuard } from './compose-mode.ts'

const posted: FromFrame[] = []
const isText = (target: EventTarget | null) => target instanceof Element && target.id === 'texte'
const texts = {
  owns: isText,
  isWithin: (target: EventTarget | null) => target instanceof Element && target.querySelector('#texte') !== null,
  onKey: vi.fn<(event: KeyboardEvent) => void>(),
  end: vi.fn<() => void>(),
  click: vi.fn<TextGuard['click']>(() => false),
  doubleClick: vi.fn<TextGuard['doubleClick']>(),
  enter: vi.fn<() => boolean>(() => false),
}
let page: Document

beforeEach(() => {
  posted.splice(0)
  page = document.implementation.createHTMLDocument()
  page.body.innerHTML = `
    <header><div data-region="appBar"><div class="b" data-block="barre"><a id="logo" href="/">Logo</a></div></div></header>
    <main class="site-main">
      <div class="b" data-block="rang"><div class="b" data-block="lien"><a id="ici" href="/ailleurs">Ici</a></div></div>
      <form id="envoi" action="/envoi"><button id="bouton">Envoyer</button></form>
      <div class="b" data-block="rangs">
        <button id="vide" data-canvas-parent="rangs" data-canvas-slot="second">Ajouter un élément</button>
      </div>
      <div class="b" data-block="photo"><button id="choisir" data-canvas-picture="/image">Choisir une image</button></div>
      <div class="b" data-block="perdu"><button id="reparer" data-canvas-act="repair">Réparer</button></div>
    </main>
    <div id="debut"><button id="modele" data-canvas-start="model">Partir d’un modèle</button></div>
    <div data-region="footer"><button id="bas" data-canvas-region="footer">Ajouter un élément</button></div>`
  startComposeMode({ page, post: (message) => posted.push(message), onHover: () => undefined, texts })
})

const element = (id: string) => page.getElementById(id) as HTMLElement
const fire = (id: string, event: Event) => !element(id).dispatchEvent(event)
const click = (id: string) => fire(id, new MouseEvent('click', { bubbles: true, cancelable: true }))

describe('startComposeMode', () => {
  it('picks the innermost block of a click and follows no link', () => {
    expect(click('ici')).toBe(true)
    expect(posted).toEqual([{ type: 'pick', id: 'lien' }])
  })

  it('picks nothing beside the blocks of the page, such as in its shell', () => {
    expect([click('logo'), click('bouton')]).toEqual([true, true])
    expect(posted).toEqual([
      { type: 'pick', id: null },
      { type: 'pick', id: null },
    ])
  })

  it('offers the shell around a page by two clicks, and edits its blocks where it is edited', () => {
    const twice = () => fire('logo', new MouseEvent('dblclick', { bubbles: true, cancelable: true }))
    twice()
    expect(posted).toEqual([{ type: 'shell', region: 'appBar' }])
    const shown = document.implementation.createHTMLDocument()
    shown.body.innerHTML = page.body.innerHTML
    editShell(shown)
    const [logo, link] = [shown.getElementById('logo'), shown.getElementById('ici')]
    expect([blockAt(logo), blockAt(link), shown.querySelector('main')?.hasAttribute('inert')]).toEqual(['barre', null, true])
  })

  it('asks to add to the empty region that is clicked', () => {
    expect(click('bas')).toBe(true)
    expect(posted).toEqual([{ type: 'add-to-region', region: 'footer' }])
  })

  it('sends no form and lets the page hear neither', () => {
    const heard = vi.fn()
    element('envoi').addEventListener('submit', heard)
    expect(fire('envoi', new Event('submit', { bubbles: true, cancelable: true }))).toBe(true)
    expect(heard).not.toHaveBeenCalled()
  })

  it('sends keys to the composer and leaves to the browser those that move through the page', () => {
    const press = (init: KeyboardEventInit) => fire('ici', new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
    expect([press({ key: 'z', ctrlKey: true }), press({ key: 'Escape' }), press({ key: 'Tab' })]).toEqual([true, true, false])
    expect(posted).toEqual([
      { type: 'key', combo: 'Mod+z' },
      { type: 'key', combo: 'Escape' },
      { type: 'key', combo: 'Tab' },
    ])
  })

  it('asks to add to the empty slot that is clicked, and leaves its Enter and Space alone', () => {
    expect(click('vide')).toBe(true)
    const press = (key: string) => fire('vide', new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    expect([press('Enter'), press(' '), press('d')]).toEqual([false, false, true])
    expect(posted).toEqual([
      { type: 'add', parent: 'rangs', slot: 'second' },
      { type: 'key', combo: 'd', isTyped: true },
    ])
  })

  it('says of a key that it is held, and sends none whose character is not known', () => {
    const press = (init: KeyboardEventInit) => fire('ici', new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
    expect([press({ key: 'Delete', repeat: true }), press({ key: 'Dead' }), press({ key: 'Process' })]).toEqual([true, false, false])
    expect(posted).toEqual([{ type: 'key', combo: 'Delete', isRepeat: true }])
  })

  it('sends a capital of Caps Lock and the accent of a dead key, which combinations do not say', () => {
    const press = (init: KeyboardEventInit) => fire('ici', new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
    for (const init of [{ key: 'D' }, { key: 'T', shiftKey: true }, { key: 'Dead', code: 'BracketLeft' }]) press(init)
    expect(posted).toEqual([
      { type: 'key', combo: 'd', character: 'D', isTyped: true },
      expect.objectContaining({ combo: 'Shift+t', isTyped: true }),
      { type: 'key', combo: 'Dead', character: '\u0302', isTyped: true },
    ])
    expect(posted[1]).not.toHaveProperty('character')
  })

  it('sends how an empty page is begun', () => {
    expect(click('modele')).toBe(true)
    expect(posted).toEqual([{ type: 'start', from: 'model' }])
  })

  it('sends the act of a card that is clicked, and leaves its Enter and Space alone', () => {
    expect(click('reparer')).toBe(true)
    const press = (key: string) => fire('reparer', new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    expect([press('Enter'), press(' '), press('d')]).toEqual([false, false, true])
    expect(posted).toEqual([
      { type: 'card', id: 'perdu', act: 'repair' },
      { type: 'key', combo: 'd', isTyped: true },
    ])
  })

  it('asks for another picture in the place of one that is gone', () => {
    expect(click('choisir')).toBe(true)
    expect(posted).toEqual([{ type: 'picture', id: 'photo', pointer: '/image' }])
  })

  it('tells each block under the pointer once', () => {
    for (const id of ['ici', 'ici', 'bouton']) fire(id, new MouseEvent('pointermove', { bubbles: true }))
    expect(posted).toEqual([
      { type: 'hover', id: 'lien' },
      { type: 'hover', id: null },
    ])
  })
})

describe('a text that is edited', () => {
  beforeEach(() => {
    vi.clearAllMocks()
    element('bouton').innerHTML = '<span id="texte">Envoyer</span>'
  })

  it('gets its keys, its clicks and its caret, and its link or button does nothing', () => {
    const heard = vi.fn()
    element('texte').addEventListener('mousedown', heard)
    expect(fire('texte', new MouseEvent('mousedown', { bubbles: true, cancelable: true }))).toBe(false)
    expect(click('texte')).toBe(true)
    fire('texte', new KeyboardEvent('keydown', { key: 'd', bubbles: true, cancelable: true }))
    expect([heard.mock.calls.length, texts.onKey.mock.calls.length, posted]).toEqual([1, 1, []])
  })

  it('is no click on its button when a space is typed, and ends with a click elsewhere', () => {
    expect(fire('bouton', new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 }))).toBe(true)
    expect([texts.end.mock.calls.length, posted]).toEqual([0, []])
    click('ici')
    expect(texts.end).toHaveBeenCalledTimes(1)
  })

  it('makes a letter that follows one of its own part of a burst', () => {
    const press = (id: string, key: string) => fire(id, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    press('texte', 'e')
    press('ici', 'd')
    expect(posted).toEqual([{ type: 'key', combo: 'd', isTyped: true, isInBurst: true }])
  })

  it.each([
    ['Dead', true],
    ['Process', true],
    ['ArrowDown', undefined],
  ])('makes a letter long after the key %s part of a burst: %s', (begun, isInBurst) => {
    const press = (key: string, timeStamp: number) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      fire('ici', Object.defineProperty(event, 'timeStamp', { value: timeStamp }))
    }
    press(begun, 1000)
    press('d', 6000)
    press('d', 11_000)
    const letter = { type: 'key', combo: 'd', isTyped: true }
    expect(posted.filter((each) => each.type === 'key' && each.combo === 'd')).toEqual([
      { ...letter, ...(isInBurst && { isInBurst }) },
      letter,
    ])
  })

  it.each(['Enter', 'Escape', 'Tab', 'F6'])('leaves by %s a sign that follows at once to its act', (key) => {
    const press = (id: string, pressed: string) => fire(id, new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }))
    press('texte', 'e')
    press('texte', key)
    press('ici', '/')
    expect(posted).toEqual([{ type: 'key', combo: '/', isTyped: true }])
  })

  it('is opened by a click where there is one, which picks its block, by two clicks and by Enter', () => {
    texts.click.mockReturnValueOnce(true)
    click('ici')
    fire('ici', new MouseEvent('dblclick', { bubbles: true, cancelable: true }))
    texts.enter.mockReturnValueOnce(true)
    fire('ici', new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    const picks = [{ type: 'pick', id: 'lien' }]
    expect([texts.click.mock.calls[0]?.[1], texts.doubleClick.mock.calls[0]?.[1], posted]).toEqual(['lien', 'lien', picks])
  })
})
