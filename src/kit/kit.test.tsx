// @vitest-environment jsdom
import { act, type ReactElement } from 'react'
import { createPortal } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { kitTexts } from '#tests/support/panel/kit-texts.ts'
import { Button } from './buttons/Button.tsx'
import { IconButton } from './buttons/IconButton.tsx'
import { announce } from './feedback/announce.ts'
import { toast } from './feedback/toast.ts'
import { Checkbox } from './fields/Checkbox.tsx'
import { NumberField } from './fields/NumberField.tsx'
import { TextField } from './fields/TextField.tsx'
import { KitProvider } from './KitProvider.tsx'
import { SideDrawer } from './layout/SideDrawer.tsx'
import { Toolbar } from './layout/Toolbar.tsx'
import { takeStyleNonce } from './style-nonce.ts'

let root: Root
let place: HTMLElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn(), addListener: vi.fn() }))
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})

afterEach(() => {
  act(() => root.unmount())
  place.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = (children: ReactElement) =>
  act(() =>
    root.render(
      <KitProvider nonce="abc" texts={kitTexts}>
        {children}
      </KitProvider>,
    ),
  )
const find = <T extends HTMLElement>(selector: string) => place.querySelector<T>(selector)!
const said = () => place.querySelector('[role=status], [role=alert]')?.parentElement?.textContent ?? ''

describe('a field', () => {
  it('is described by its error first, then by its help', () => {
    show(<TextField label="Titre" error="Le titre manque." help="120 signes au plus." counter="0 / 120" />)
    const input = find<HTMLInputElement>('input')
    const described = input.getAttribute('aria-describedby')!.split(' ')
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['Le titre manque.', '120 signes au plus.'])
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(input.labels?.[0]?.textContent).toBe('Titre')
  })

  it('says that it may stay empty, outside its name', () => {
    show(<TextField label="Surtitre" isOptional />)
    expect(place.textContent).toContain('facultatif')
    expect(find<HTMLInputElement>('input').labels?.[0]?.textContent).toBe('Surtitre')
  })

  it('with a limit says how many characters of a pasted text are left out, until the next change', () => {
    show(<TextField label="Titre" maxLength={10} defaultValue="abcdef" />)
    const input = find<HTMLInputElement>('input')
    const paste = (text: string) => {
      const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData: { getData: () => text } })
      act(() => void input.dispatchEvent(event))
      return place.querySelector('[id$=-error]')?.textContent ?? null
    }
    input.setSelectionRange(0, 2)
    expect(paste('123456')).toBeNull()
    expect([paste('1234567'), input.getAttribute('aria-invalid')]).toEqual(['1 de trop sur 10', 'true'])
    const change = (value: string, inputType: string) =>
      act(() => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
        input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }))
      })
    change('123456cdef', 'insertFromPaste')
    expect(place.querySelector('[id$=-error]')).not.toBeNull()
    change('123456cde', 'deleteContentBackward')
    expect(place.querySelector('[id$=-error]')).toBeNull()
  })

  it('of a number is stepped by the arrow keys and tells what it was read as', () => {
    const onChange = vi.fn()
    show(<NumberField label="Largeur" defaultValue={1.5} step={0.5} max={2} onChange={onChange} />)
    const input = find<HTMLInputElement>('input')
    for (let press = 0; press < 2; press += 1)
      act(() => void input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true })))
    expect(input.value).toBe('2')
    expect(onChange.mock.calls).toEqual([[2], [2]])
  })

  it('shows a choice that some of many have', () => {
    show(<Checkbox label="Décor" isMixed />)
    expect(find<HTMLInputElement>('input').indeterminate).toBe(true)
  })
})

describe('a button', () => {
  it('says why it is not possible yet instead of acting, and can be reached', () => {
    const onClick = vi.fn()
    show(
      <Button refusal="Rien n’a changé." onClick={onClick}>
        Publier
      </Button>,
    )
    act(() => find('button').click())
    expect(onClick).not.toHaveBeenCalled()
    expect(find('button').getAttribute('aria-disabled')).toBe('true')
    expect(find<HTMLButtonElement>('button').disabled).toBe(false)
    expect(said()).toContain('Rien n’a changé.')
  })

  it('takes no second press while it is busy', () => {
    const onClick = vi.fn()
    show(
      <Button busy="Publication…" onClick={onClick}>
        Publier
      </Button>,
    )
    act(() => find('button').click())
    expect(onClick).not.toHaveBeenCalled()
    expect(find('button').textContent).toContain('Publication…')
  })

  it('with an icon alone has a name', () => {
    show(<IconButton label="Dupliquer" icon="copy" shortcut="D" />)
    expect(find('button').getAttribute('aria-label')).toBe('Dupliquer')
  })
})

describe('a toast', () => {
  it('stays while it is focused, and goes when its time is over', () => {
    vi.useFakeTimers()
    const onAct = vi.fn()
    show(<p>Page</p>)
    act(() => void toast({ text: 'Élément retiré.', acts: [{ label: 'Annuler', onAct }] }))
    const undo = [...place.querySelectorAll('button')].find((button) => button.textContent === 'Annuler')!
    act(() => undo.focus())
    act(() => void vi.advanceTimersByTime(60_000))
    expect(said()).toContain('Élément retiré.')
    act(() => undo.blur())
    act(() => void vi.advanceTimersByTime(10_000))
    expect(said()).toBe('')
  })

  it('stays under the pointer when the focus has come and gone', () => {
    vi.useFakeTimers()
    show(<p>Page</p>)
    act(() => void toast({ text: 'Élément retiré.', acts: [{ label: 'Annuler', onAct: vi.fn() }] }))
    const undo = [...place.querySelectorAll('button')].find((button) => button.textContent === 'Annuler')!
    // React makes « enter » and « leave » of these two.
    act(() => void undo.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })))
    act(() => undo.focus())
    act(() => undo.blur())
    act(() => void vi.advanceTimersByTime(60_000))
    expect(said()).toContain('Élément retiré.')
    act(() => void undo.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body })))
    act(() => void vi.advanceTimersByTime(10_000))
    expect(said()).toBe('')
  })

  it('stays until its act is done where it says so, beside one without acts', () => {
    vi.useFakeTimers()
    const onAct = vi.fn()
    show(<p>Page</p>)
    act(() => void toast({ text: 'Élément perdu.', acts: [{ label: 'Rétablir', onAct }], stays: true }))
    act(() => void toast({ text: 'Enregistré.' }))
    act(() => void vi.advanceTimersByTime(3_600_000))
    expect(said()).toBe(`Élément perdu.${kitTexts.reachToast}Rétablir`)
    act(() => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Rétablir')?.click())
    expect([said(), onAct.mock.calls.length]).toEqual(['', 1])
  })

  it('stays beside one without acts, and gives the focus back when it is closed by Escape', () => {
    show(<button type="button">Plan</button>)
    act(() => find('button').focus())
    act(() => void toast({ text: 'Élément retiré.', acts: [{ label: 'Annuler', onAct: vi.fn() }] }))
    act(() => void toast({ text: 'Choisissez d’abord un élément.' }))
    expect(said()).toContain('Élément retiré.')
    const [, undo] = place.querySelectorAll('button')
    act(() => undo?.focus())
    act(() => void undo?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })))
    expect([said(), document.activeElement?.textContent]).toEqual(['Choisissez d’abord un élément.', 'Plan'])
  })

  it('gives its place to the next one', () => {
    show(<p>Page</p>)
    act(() => void toast({ text: 'Premier' }))
    act(() => void toast({ text: 'Second', tone: 'stop' }))
    expect(said()).toBe('Second')
    expect(place.querySelector('[role=alert]')?.textContent).toBe('Second')
  })
})

it('announces a text that is said twice as a new one', () => {
  show(<p>Page</p>)
  act(() => announce('Déplacé'))
  const first = place.querySelector('[aria-live] span span')
  act(() => announce('Déplacé'))
  const second = place.querySelector('[aria-live] span span')
  expect(second?.textContent).toBe('Déplacé')
  expect(second).not.toBe(first)
})

it('gives a toolbar one stop, which the arrows move', () => {
  show(
    <Toolbar label="Texte">
      <button type="button">Gras</button>
      <button type="button">Italique</button>
    </Toolbar>,
  )
  const [bold, italic] = [...place.querySelectorAll('button')]
  expect([bold?.tabIndex, italic?.tabIndex]).toEqual([0, -1])
  act(() => bold?.focus())
  act(() => void bold?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })))
  expect(document.activeElement).toBe(italic)
  expect([bold?.tabIndex, italic?.tabIndex]).toEqual([-1, 0])
})

it('closes a drawer by Escape, and leaves the key to a list, an editor and a dialog in it', () => {
  const close = vi.fn()
  const dialog = document.body.appendChild(document.createElement('div'))
  show(
    <SideDrawer id="drawer" from="left" width={264} isOpen onClose={close}>
      <button type="button">Plan</button>
      <input data-mantine-stop-propagation="true" />
      <textarea onKeyDown={(event) => event.preventDefault()} />
      {createPortal(<select />, dialog)}
    </SideDrawer>,
  )
  const press = (element: Element | null) =>
    act(() => void element?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })))
  for (const element of [find('input'), find('textarea'), dialog.querySelector('select')]) press(element)
  expect(close).not.toHaveBeenCalled()
  press(find('button'))
  expect(close).toHaveBeenCalledOnce()
  dialog.remove()
})

it('reads the nonce of styles from the shell', () => {
  const meta = document.createElement('meta')
  meta.name = 'style-nonce'
  meta.nonce = 'n0nce'
  document.head.append(meta)
  expect(takeStyleNonce(document)).toBe('n0nce')
  meta.remove()
})
