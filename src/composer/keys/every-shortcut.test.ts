// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import type { FromFrame } from '#schemas/composer/messages.ts'
import { comboOf, WORK_COMBOS } from '#schemas/composer/key-combo.ts'
import { BAR_GROUPS, MENU_GROUPS, OUTLINE_ACTS } from '#composer/acts/act-icons.ts'
import type { Desk } from '#composer/acts/act.ts'
import { ACT_GROUPS, actFor, actNames, acts, type ActName } from '#composer/acts/acts.ts'
import { actEntries } from '#composer/command-palette/palette-entries.ts'
import { startComposeMode } from '#site/preview/overlay/compose-mode.ts'
import { pasteBenchOn, written } from '#tests/support/composer/composer-setup.ts'
import { sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { isChosen, runCombo } from './run-combo.ts'
import { shortcutText } from './shortcut-text.ts'
import { shownCombo } from './shown-combo.ts'

const shortcuts = actNames.flatMap((name) => acts[name].keys.map((combo) => [combo, name] as const))
const page = sampleDocument(sampleBlock('a', [sampleBlock('a1'), sampleBlock('a2')]), sampleBlock('b'), sampleBlock('c'))

const inBar = 'a button of the bar; its key stands in the command palette and on the help page'
const inMore = 'an entry of « Autres actions de la page »; its key stands in the command palette and on the help page'
const walks = 'has no control: it moves the selection or the focus, and the command palette names it with its key'

/** Acts that no menu of an element has, with the place of their control. */
const OUTSIDE_MENUS: Partial<Readonly<Record<ActName, string>>> = {
  ...{ undo: inBar, redo: inBar, publish: inBar, plan: inBar, tryOut: inBar, viewAs: inBar, share: inBar, notes: inBar, askReview: inBar },
  ...{ nameVersion: inMore, shell: inMore, help: inMore },
  searchOutline: 'the magnifier of the outline, which shows its key',
  ...{ toolbar: walks, nextPart: walks, formerPart: walks, selectParent: walks, selectNext: walks, selectPrevious: walks },
  ...{ selectSameType: walks, selectSiblings: walks, palette: 'opens the command palette, which does not list itself' },
}

const shortcutOf = (combo: string | undefined) => combo && shortcutText(combo)

const outside = Object.keys(OUTSIDE_MENUS) as readonly ActName[]

function pressOf(combo: string): KeyboardEvent {
  const parts = combo.split('+')
  const [ctrlKey, altKey, shiftKey] = ['Mod', 'Alt', 'Shift'].map((modifier) => parts.includes(modifier))
  const key = parts.at(-1) ?? ''
  return new KeyboardEvent('keydown', { key, ctrlKey, altKey, shiftKey, bubbles: true, cancelable: true })
}

/** Presses a combination on the page in the frame; the combination that the composer hears. */
function pressedInFrame(combo: string): string | null {
  const posted: FromFrame[] = []
  const frame = document.implementation.createHTMLDocument()
  const never = () => false
  const texts = {
    owns: never,
    isWithin: never,
    onKey: () => undefined,
    end: () => undefined,
    click: never,
    doubleClick: () => undefined,
    enter: never,
  }
  startComposeMode({ page: frame, post: (message) => posted.push(message), onHover: () => undefined, texts })
  frame.body.dispatchEvent(pressOf(combo))
  const [message] = posted
  return message?.type === 'key' ? message.combo : null
}

const [ON, OFF] = [
  { hasLetters: true, hasSigns: true },
  { hasLetters: false, hasSigns: false },
]

function isDone(combo: string, isInText: boolean, chosen: typeof ON): boolean {
  const bench = pasteBenchOn(page, ['a1'])
  return runCombo({ bench, actor: { send: () => undefined } }, combo, { isInText, ...chosen })
}

describe('every shortcut', () => {
  it.each(shortcuts)('%s is that of « %s » in the panel and on the page', (combo, name) => {
    expect(actFor(comboOf(pressOf(combo)) ?? '')).toBe(name)
    // The browser answers these with an event of the clipboard.
    expect(pressedInFrame(combo)).toBe(acts[name].isOfBrowser ? null : combo)
  })

  it.each(shortcuts)('%s does something for a selected element, and nothing when it is a turned off single key', (combo, name) => {
    const isOn = !acts[name].isOfBrowser
    expect(isDone(combo, false, ON)).toBe(isOn)
    expect(isDone(combo, false, OFF)).toBe(isOn && isChosen(combo, OFF))
    expect(isDone(combo, true, ON)).toBe(acts[name].isInText === true)
  })

  it('that acts in a text of the panel acts in a text on the page', () => {
    expect(
      shortcuts
        .filter(([, name]) => acts[name].isInText)
        .map(([combo]) => combo)
        .toSorted(),
    ).toEqual([...WORK_COMBOS].toSorted())
  })

  it('is in a group of the help page, and beside an entry of a menu or a button', () => {
    const beside = new Set<ActName>([...MENU_GROUPS.flat(), ...BAR_GROUPS.flat(), ...OUTLINE_ACTS, ...outside])
    for (const [, name] of shortcuts)
      expect([name, beside.has(name), ACT_GROUPS]).toEqual([name, true, expect.arrayContaining([acts[name].group])])
  })

  it('of an act that no menu of an element has stands beside it in the command palette', () => {
    const text = (id: Parameters<typeof written>[0]['id']) => written({ id })
    const desk = { bench: pasteBenchOn(page, ['a1']), actor: { send: () => undefined } } as unknown as Desk
    for (const name of outside.filter((each) => each !== 'palette' && acts[each].refusalOf(desk) === null)) {
      const entry = actEntries(desk, text, text(acts[name].label)).find(({ key }) => key === name)
      expect([name, entry?.shortcut]).toEqual([name, shortcutOf(shownCombo(acts[name].keys))])
    }
    // Each of them has a key, and is in no menu: otherwise the list is out of date.
    const inMenus = new Set<ActName>([...MENU_GROUPS.flat(), ...BAR_GROUPS.flat(), ...OUTLINE_ACTS])
    expect(outside.filter((name) => inMenus.has(name) || acts[name].keys.length === 0)).toEqual([])
  })

  it('of a single letter is not shown while such keys are off', () => {
    expect([shownCombo(['d', 'Mod+d'], ON), shownCombo(['d', 'Mod+d'], OFF), shownCombo(['d'], OFF)]).toEqual(['d', 'Mod+d', undefined])
  })
})
