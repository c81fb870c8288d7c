import type keysFr from '#i18n/messages/palette/keys-fr.json'
import type { Right } from '#schemas/admin/resources/rights.ts'
import type { GoKey } from './panel-keys.ts'

/** Key of a message of the list of keys. */
export type KeysKey = keyof typeof keysFr

/** A line of the list of keys: the keys as combinations, pressed one after the other, and their effect. */
export interface KeyLine {
  readonly combos: readonly string[]
  /** A message, or the name of a place. */
  readonly effect: KeysKey | { readonly name: string }
}

/** Lines of the list of keys under one heading. */
export interface KeyGroup {
  readonly title: KeysKey
  readonly lines: readonly KeyLine[]
}

/** The keys of the panel that some rights allow, in one table, from which the list of « ? » is drawn. */
export function keyTable(places: readonly GoKey[], rights: readonly Right[]): readonly KeyGroup[] {
  const groups: readonly (KeyGroup & { readonly right?: Right })[] = [
    {
      title: 'keys.everywhere',
      lines: [
        { combos: ['Mod+K'], effect: 'keys.palette' },
        { combos: ['?'], effect: 'keys.help' },
        { combos: ['F6', 'Shift+F6'], effect: 'keys.parts' },
        { combos: ['Mod+Enter'], effect: 'keys.send' },
        { combos: ['Escape'], effect: 'keys.leave' },
      ],
    },
    {
      title: 'keys.go',
      lines: places.map(({ letter, place }) => ({ combos: ['G', letter.toUpperCase()], effect: { name: place.label } })),
    },
    {
      title: 'keys.lists',
      lines: [
        { combos: ['J'], effect: 'keys.next' },
        { combos: ['K'], effect: 'keys.before' },
        { combos: ['Enter'], effect: 'keys.open' },
        { combos: ['X'], effect: 'keys.choose' },
        { combos: ['E'], effect: 'keys.step' },
        { combos: ['N'], effect: 'keys.new' },
        { combos: ['F'], effect: 'keys.search' },
      ],
    },
    {
      ...{ title: 'keys.menu', right: 'pages.write' },
      lines: [
        { combos: ['Alt+ArrowUp', 'Alt+ArrowDown'], effect: 'keys.move' },
        { combos: ['Alt+ArrowLeft', 'Alt+ArrowRight'], effect: 'keys.level' },
        { combos: ['Space'], effect: 'keys.settings' },
      ],
    },
    {
      ...{ title: 'keys.messages', right: 'inbox.write' },
      lines: [
        { combos: ['E'], effect: 'keys.close' },
        { combos: ['M'], effect: 'keys.follow' },
        { combos: ['U'], effect: 'keys.unread' },
        { combos: ['O'], effect: 'keys.takeUp' },
        { combos: ['!'], effect: 'keys.spam' },
      ],
    },
  ]
  return groups.filter(({ right }) => right === undefined || rights.includes(right))
}
