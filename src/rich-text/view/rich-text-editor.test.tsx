// @vitest-environment jsdom
import axe from 'axe-core'
import { act, createRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hideToast, shownToast } from '#kit/feedback/toast.ts'
import { axeLevels } from '#tests/support/documents/axe-levels.ts'
import { pressControl, stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { waitUntil } from '#tests/support/wait-until.ts'
import { RichTextEditor, type RichTextEditorProps, type RichTextHandle } from './RichTextEditor.tsx'

let stage: PanelStage
const handle = createRef<RichTextHandle>()
const onChange = vi.fn()
let asked: string[] = []

beforeEach(() => {
  stage = stagePanel()
  onChange.mockReset()
  asked = []
})
afterEach(() => stage.end())

const values = [{ placeholder: '{{COMPANY_PHONE}}', label: 'Téléphone', now: '01 99 00 37 00' }]

const show = (props: Partial<RichTextEditorProps> = {}) =>
  stage.show(
    <RichTextEditor
      label="Texte"
      kind="html"
      html="<p>a</p>"
      values={values}
      dialogs={{
        link: (href, onChoose) => (
          <button
            type="button"
            onClick={() => {
              asked.push(href)
              onChoose('/contact')
            }}
          >
            Choisir
          </button>
        ),
        picture: (onChoose) => (
          <button type="button" onClick={() => onChoose({ src: '/media/1.webp', alt: 'Vue', width: 4, height: null })}>
            Choisir
          </button>
        ),
      }}
      onChange={onChange}
      ref={handle}
      {...props}
    />,
  )
const textbox = () => document.querySelector<HTMLElement>('[role=textbox]')
const button = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button, [role=menuitem]')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  )
const press = async (name: string) =>
  pressControl(await waitUntil(() => button(name) ?? Promise.reject(new Error(`No button « ${name} »`))))
const key = (name: string, held: KeyboardEventInit = { ctrlKey: true }) =>
  act(() => {
    textbox()?.dispatchEvent(new KeyboardEvent('keydown', { key: name, ...held, bubbles: true, cancelable: true }))
  })
const selectAll = () =>
  act(() => {
    textbox()?.focus()
    key('a')
  })
const texts = () => onChange.mock.calls.flat() as string[]

describe('RichTextEditor', () => {
  it('names its text, its toolbar and its notes', () => {
    show({ error: 'Ce texte manque.', help: 'Une phrase.', isOptional: true })
    const described = textbox()?.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['Ce texte manque.', 'Une phrase.'])
    expect(document.getElementById(textbox()?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Texte')
    expect(textbox()?.getAttribute('aria-invalid')).toBe('true')
    expect(document.querySelector('[role=toolbar]')?.getAttribute('aria-label')).toBe('Mise en forme de «\u202fTexte\u202f»')
    show()
    expect(textbox()?.hasAttribute('aria-invalid')).toBe(false)
  })

  it.each([
    ['html', ['Gras', 'Italique', 'Lien', 'Liste à puces', 'Liste numérotée', 'Valeur du site', 'Plus de mise en forme']],
    ['html-inline', ['Gras', 'Italique', 'Lien', 'Valeur du site', 'Plus de mise en forme']],
  ] as const)('shows the buttons of %s', (kind, names) => {
    show({ kind, html: 'a' })
    const buttons = [...document.querySelectorAll('[role=toolbar] button')].map((one) => one.getAttribute('aria-label'))
    expect(buttons).toEqual(names)
  })

  it('changes nothing by being opened or by a text from outside', () => {
    show({ html: '<ul>\n<li>a</li>\n</ul>' })
    act(() => handle.current?.write('<p>b</p>'))
    expect(textbox()?.textContent).toBe('b')
    expect(texts()).toEqual([])
  })

  it('makes all text bold by its button and by its key, and says that it is', async () => {
    show()
    selectAll()
    await press('Gras')
    expect(button('Gras')?.getAttribute('aria-pressed')).toBe('true')
    key('b')
    expect(texts()).toEqual(['<p><strong>a</strong></p>', '<p>a</p>'])
    expect(document.activeElement).toBe(textbox())
  })

  it('undoes and redoes its own changes', () => {
    show()
    selectAll()
    key('b')
    key('z')
    key('y')
    expect(texts()).toEqual(['<p><strong>a</strong></p>', '<p>a</p>', '<p><strong>a</strong></p>'])
  })

  it.each([
    ['z', { ctrlKey: true }],
    ['Z', { ctrlKey: true, shiftKey: true }],
    ['y', { ctrlKey: true }],
  ] as const)('leaves the key %s of undo to what is around it when that undoes', (name, held) => {
    const onKeyDown = vi.fn<(key: string, isPrevented: boolean) => void>()
    show({ isUndoneOutside: true })
    stage.place.addEventListener('keydown', (event) => onKeyDown(event.key, event.defaultPrevented))
    selectAll()
    key('b')
    // ProseMirror reads the number of the key.
    key(name, { ...held, keyCode: name.toUpperCase().charCodeAt(0) })
    expect(texts()).toEqual(['<p><strong>a</strong></p>'])
    expect(onKeyDown).toHaveBeenLastCalledWith(name, false)
  })

  it('replaces only what differs, so that a text from outside leaves the caret in its place', () => {
    show({ html: '<p>un deux</p><p>trois</p>' })
    const second = () => textbox()?.children[1]
    const before = second()
    act(() => handle.current?.write('<p>un dix</p><p>trois</p>'))
    expect(textbox()?.children[0]?.textContent).toBe('un dix')
    expect(second()).toBe(before)
  })

  it('shows the values of the site as chips and inserts one from its list', async () => {
    show({ html: '<p>Tél. {{ COMPANY_PHONE }} {{OTHER}}</p>' })
    expect(textbox()?.textContent).toBe('Tél. Téléphone\u00a0: 01 99 00 37 00 OTHER')
    selectAll()
    await press('Valeur du site')
    await press('Téléphone (01 99 00 37 00)')
    expect(texts()).toEqual(['<p>{{COMPANY_PHONE}}</p>'])
  })

  it('inserts a value at the end of a text without a caret, after its last space', async () => {
    show({ html: '<p>Appelez</p>' })
    act(() => handle.current?.write('<p>Appelez au </p>'))
    await press('Valeur du site')
    await press('Téléphone (01 99 00 37 00)')
    expect(texts()).toEqual(['<p>Appelez au {{COMPANY_PHONE}}</p>'])
  })

  it('links by the form that it is given, by button or key', async () => {
    show({ html: '<p><a href="/a">a</a></p>' })
    selectAll()
    key('k')
    await press('Choisir')
    expect(asked).toEqual(['/a'])
    expect(texts()).toEqual(['<p><a href="/contact">a</a></p>'])
  })

  it('offers headings, tables and pictures in its menu, and formats alone in a line', async () => {
    show()
    selectAll()
    await press('Plus de mise en forme')
    await press('Titre 2')
    await press('Plus de mise en forme')
    await press('Image')
    await press('Choisir')
    expect(texts()).toEqual(['<h2>a</h2>', '<p><img src="/media/1.webp" alt="Vue" width="4"></p>'])
    show({ kind: 'html-inline', html: 'a' })
    await press('Plus de mise en forme')
    expect(button('Titre 2')).toBeUndefined()
    expect(button('Barré')).toBeDefined()
  })

  it('shows the source of a text that would not come back equal, and writes it as it is typed', () => {
    show({ html: '<p>a<strong></strong></p>' })
    const area = document.querySelector('textarea')!
    expect(area.value).toBe('<p>a<strong></strong></p>')
    expect(textbox()).toBeNull()
    act(() => handle.current?.write('<p>b</p>'))
    expect(textbox()?.textContent).toBe('b')
    act(() => handle.current?.write('<td>c</td>'))
    expect(document.querySelector('textarea')?.value).toBe('<td>c</td>')
    expect(texts()).toEqual([])
  })

  it('cleans what is pasted', () => {
    show()
    selectAll()
    const event = new Event('paste', { bubbles: true, cancelable: true })
    const html = '<p style="font-weight:700" onclick="x()">gras</p><script>x()</script>'
    Object.assign(event, { clipboardData: { getData: (type: string) => (type === 'text/html' ? html : 'gras'), files: [] } })
    act(() => {
      textbox()?.dispatchEvent(event)
    })
    expect(texts()).toEqual(['<p><strong>gras</strong></p>'])
  })

  it('names what a paste leaves out', () => {
    show()
    selectAll()
    const event = new Event('paste', { bubbles: true, cancelable: true })
    const html = '<p>Un<del cite="mailto:A" datetime="2026">deux</del><img src="https://x.example/1.jpg"></p>'
    Object.assign(event, { clipboardData: { getData: (type: string) => (type === 'text/html' ? html : 'Un'), files: [] } })
    act(() => {
      textbox()?.dispatchEvent(event)
    })
    const shown = shownToast()
    if (shown) act(() => hideToast(shown.id))
    expect([texts(), shown?.text]).toEqual([['<p>Un</p>'], '1 passage supprimé en révision et 1 image n’ont pas été repris.'])
  })

  it('breaks no rule of axe, with its menu or its dialog open too', async () => {
    show({
      html: '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table><ul><li>c</li></ul>',
      error: 'Trop long.',
    })
    const found: string[] = []
    const look = async () => {
      // Colours need layout: they are looked at in a browser.
      const options = { runOnly: axeLevels, rules: { 'color-contrast': { enabled: false } } }
      // A tooltip may appear while axe reads.
      await act(async () => {
        const { violations } = await axe.run(document.body, options)
        found.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)))
      })
    }
    await look()
    await press('Plus de mise en forme')
    await look()
    await press('Image')
    await look()
    expect(found).toEqual([])
  })
})
