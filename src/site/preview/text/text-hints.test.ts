// @vitest-environment jsdom
import { expect, it } from 'vitest'
import type { FoundText } from './find-texts.ts'
import { createHints } from './text-hints.ts'
import type { TextPlace } from './text-place.ts'

const found = (pointer: string, place: TextPlace): FoundText => ({
  text: {
    pointer,
    kind: 'text',
    label: { fr: pointer.slice(1), en: pointer },
    shown: '',
    stored: null,
    isOptional: true,
    isInline: true,
    max: null,
  },
  place,
})

it('offers absent texts where they would be and fields beside their element, and opens them', () => {
  const heading = document.createElement('h2')
  const picture = document.createElement('img')
  const list = document.createElement('select')
  const pinned: HTMLElement[] = []
  const opened: string[] = []
  const pin = (element: HTMLElement) => {
    pinned.push(element)
    return () => void pinned.splice(pinned.indexOf(element), 1)
  }
  const open = ({ text }: FoundText) => void opened.push(text.pointer)
  const show = createHints({ page: document, overlay: { pin }, host: () => null, open, slots: () => [], add: () => undefined })
  show([
    found('/kicker', { kind: 'gap', before: heading }),
    found('/title', { kind: 'gap', before: heading }),
    found('/items/0/note', { kind: 'gap', before: heading }),
    found('/picture/alt', { kind: 'attribute', element: picture, name: 'alt' }),
    found('/subjects/0', { kind: 'choice', element: list }),
    found('/subjects/1', { kind: 'choice', element: list }),
    found('/gone', { kind: 'none' }),
  ])
  const names = () => pinned.map((group) => [...group.querySelectorAll('button')].map((button) => button.getAttribute('aria-label')))
  expect(names()).toEqual([['Ajouter «\u202fkicker\u202f»', 'Ajouter «\u202ftitle\u202f»'], ['Texte de l’image'], ['Choix de la liste']])
  pinned[0]?.querySelectorAll('button')[1]?.click()
  expect(opened).toEqual(['/title'])
  show([])
  expect(names()).toEqual([])
})

it('offers empty slots with the absent texts at the end of the block, and asks to add to them', () => {
  const groups: HTMLElement[] = []
  const added: string[] = []
  const show = createHints({
    ...{ page: document, host: () => null, open: () => undefined },
    overlay: { pin: (element) => () => void groups.splice(0, groups.length, element) },
    slots: () => [{ name: 'actions', label: 'Boutons' }],
    add: (slot) => added.push(slot),
  })
  show([found('/intro', { kind: 'gap', before: null })])
  show([])
  const buttons = [...(groups[0]?.querySelectorAll('button') ?? [])]
  expect(buttons.map((each) => each.getAttribute('aria-label'))).toEqual(['Ajouter «\u202fintro\u202f»', 'Ajouter «\u202fBoutons\u202f»'])
  buttons[1]?.click()
  expect(added).toEqual(['actions'])
})
