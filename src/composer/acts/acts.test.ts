import { describe, expect, it } from 'vitest'
import { commands } from '#composer/commands/commands.ts'
import messages from '#i18n/messages/composer/fr.json' with { type: 'json' }
import { pasteBenchOn } from '#tests/support/composer/composer-setup.ts'
import { outlineOf, sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { MENU_GROUPS, PHONE_ACTS } from './act-icons.ts'
import { ACT_GROUPS, actFor, actNames, acts, type ActName } from './acts.ts'

const page = sampleDocument(sampleBlock('a', [sampleBlock('a1')]), sampleBlock('b'))

function deskOn(selected: readonly string[]) {
  const bench = pasteBenchOn(page, selected)
  const sent: string[] = []
  return { bench, sent, actor: { send: ({ type }: { readonly type: string }) => void sent.push(type) } }
}

describe('the table of acts', () => {
  it('has no key twice', () => {
    const keys = actNames.flatMap((name) => acts[name].keys)
    expect(keys.filter((combo, index) => keys.indexOf(combo) !== index)).toEqual([])
    expect([actFor('Mod+k'), actFor('Shift+?'), actFor('x')]).toEqual(['palette', 'help', null])
  })

  it('has a label and a group of the help page for each act, and a label for each command', () => {
    for (const name of actNames)
      expect([name, messages[acts[name].label], ACT_GROUPS]).toEqual([name, expect.any(String), expect.arrayContaining([acts[name].group])])
    for (const command of Object.values(commands)) expect(messages[command.label]).toMatch(/\S/)
  })

  it('has a key or a place in a menu for each act', () => {
    const inMenu = new Set<ActName>([...MENU_GROUPS.flat(), ...PHONE_ACTS])
    expect(actNames.filter((name) => acts[name].keys.length === 0 && !inMenu.has(name))).toEqual([])
  })

  it.each(actNames.filter((name) => acts[name].group !== 'work' && name !== 'visibility'))(
    '%s says a sentence when it is done, and its reason when it is not',
    (name) => {
      for (const selected of [[], ['a'], ['a1'], ['b']]) {
        const desk = deskOn(selected)
        const refusal = acts[name].refusalOf(desk)
        acts[name].run(desk)
        if (name === 'rename') expect(desk.bench.dialog.get()).toBe('rename')
        else if (name === 'move' && !refusal) expect(desk.bench.dialog.get()).toBe('move')
        else if (name === 'toolbar') expect(desk.bench.isBarAsked.get()).toBe(selected.length > 0)
        else if (name === 'add') expect(desk.bench.adding.get()).toBe(1)
        else if (name === 'searchOutline') expect(desk.bench.sought.get()).toBe('')
        else if (name !== 'paste') expect(desk.bench.announced).toHaveLength(1)
        if (refusal) expect([messages[refusal.id], outlineOf(desk.bench.store.document)]).toEqual([expect.any(String), outlineOf(page)])
      }
    },
  )

  it.each([
    [[], 'Choisissez d’abord un élément.'],
    [['a', 'b'], 'Ce n’est pas possible ici.'],
  ])('the visibility of %j is not opened, and the reason is said', (selected, sentence) => {
    const { bench, ...desk } = deskOn(selected)
    acts.visibility.run({ bench, ...desk })
    expect([bench.focused.get(), bench.announced]).toEqual([null, [sentence]])
  })

  it('opens the palette and the help, undoes, redoes and publishes', () => {
    const desk = deskOn(['b'])
    acts.palette.run(desk)
    expect(desk.bench.dialog.get()).toBe('palette')
    acts.help.run(desk)
    expect(desk.bench.dialog.get()).toBe('help')
    acts.publish.run(desk)
    expect(desk.sent).toEqual(['publish'])
    acts.remove.run(desk)
    acts.undo.run(desk)
    expect([outlineOf(desk.bench.store.document), acts.redo.refusalOf(desk)]).toEqual([outlineOf(page), null])
    acts.redo.run(desk)
    expect(outlineOf(desk.bench.store.document)).toBe('a(a1)')
  })
})
