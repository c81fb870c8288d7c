// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import type { FromFrame } from '#schemas/composer/messages.ts'
import { comboOf, isLetterKey } from '#schemas/composer/key-combo.ts'
import { actNames, acts, type ActName } from '#composer/acts/acts.ts'
import { outlineMove } from '#composer/outline/outline-move.ts'
import { typedOn } from '#composer/outline/type-ahead.ts'
import { startComposeMode } from '#site/preview/overlay/compose-mode.ts'
import { pasteBenchOn } from '#tests/support/composer/composer-setup.ts'
import { sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { DEEDS, HAND, PLACES, type Deed, type HandPlace, type Meaning } from './hand.ts'
import { actHere } from './run-combo.ts'

const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }
const letters = actNames.flatMap((name) => acts[name].keys).filter(isLetterKey)
const shifted = (combo: string) => ({ key: combo.replace('Shift+', ''), shiftKey: combo.startsWith('Shift+') })

/** The presses of each deed by a key. */
const PRESSES: Partial<Readonly<Record<Deed, readonly KeyboardEventInit[]>>> = {
  Enter: [{ key: 'Enter' }],
  Escape: [{ key: 'Escape' }],
  Tab: [{ key: 'Tab' }, { key: 'Tab', shiftKey: true }],
  letter: letters.map(shifted),
  sign: [{ key: '/' }, { key: '/', shiftKey: true }],
  delete: [{ key: 'Delete' }, { key: 'Backspace' }],
  arrows: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map((key) => ({ key })),
}

/** The acts that meanings are; with any other one no act is done. */
const ACTS: Partial<Readonly<Record<Meaning, ActName>>> = { add: 'add', around: 'selectParent', remove: 'remove' }

const keyed = Object.keys(PRESSES) as readonly Deed[]
const byKey = keyed.flatMap((deed) => (PRESSES[deed] ?? []).map((press) => [deed, press] as const))
const outside: readonly HandPlace[] = ['page', 'outline']
const desk = () => ({
  bench: pasteBenchOn(sampleDocument(sampleBlock('a', [sampleBlock('a1')]), sampleBlock('b')), ['a1']),
  actor: { send: () => undefined },
})

function actOf(press: KeyboardEventInit, place: HandPlace, hasLetters: boolean): ActName | null {
  const combo = comboOf({ ...none, key: '', ...press }) ?? ''
  const act = actHere(desk(), combo, { isInText: !outside.includes(place), hasLetters, hasSigns: true })
  return actNames.find((name) => acts[name] === act) ?? null
}

/** The messages to the composer of a key in a text of the page, and the keys that the text got. */
function pressInText(press: KeyboardEventInit) {
  const page = document.implementation.createHTMLDocument()
  const posted: FromFrame[] = []
  const onKey = vi.fn()
  const never = () => false
  const texts = { owns: () => true, isWithin: never, onKey, end: never, click: never, doubleClick: never, enter: never }
  startComposeMode({ page, post: (message) => posted.push(message), onHover: () => undefined, texts })
  page.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...press }))
  return { posted, keys: onKey.mock.calls.length }
}

describe('the table of the hand', () => {
  it('has one meaning for each deed in each place', () => {
    for (const deed of DEEDS) expect([deed, Object.keys(HAND[deed]).toSorted()]).toEqual([deed, [...PLACES].toSorted()])
  })

  it.each(byKey)('%s by %j does the acts of its cells, with letters off', (deed, press) => {
    for (const place of PLACES) expect([place, actOf(press, place, false)]).toEqual([place, ACTS[HAND[deed][place]] ?? null])
  })

  it.each(letters)('%s is a command on the page and in the outline alone, once letters are on', (combo) => {
    const press = shifted(combo)
    const done = PLACES.filter((place) => actOf(press, place, true) !== null)
    expect([HAND.letter.page, done]).toEqual(['command-by-choice', outside])
  })

  it.each(byKey)('%s by %j in a text of the page is for the text', (_, press) => {
    expect(pressInText(press)).toEqual({ posted: [], keys: 1 })
  })

  it.each(byKey)('%s by %j in the outline walks, opens or leads to a name as its cell says', (deed, press) => {
    const state = {
      lines: [
        { id: 'a', parent: null, children: 1 },
        { id: 'b', parent: null, children: 0 },
      ],
      folded: new Set<string>(),
      cursor: 'a',
    }
    const pressed = { ...none, key: '', ...press, timeStamp: 5000 }
    const move = outlineMove(state, pressed)
    const isNamed = deed !== 'sign' && typedOn({ letters: '', at: 0 }, pressed, false) !== null
    const meaning = HAND[deed].outline
    expect([isNamed, move !== null && 'open' in move]).toEqual([meaning === 'go-to-name', meaning === 'open-fields'])
    if (meaning === 'walk' && pressed.key !== 'ArrowUp') expect(move).not.toBeNull()
  })
})
