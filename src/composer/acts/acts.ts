import type { Command } from '#composer/commands/command.ts'
import { refusalOf } from '#composer/commands/outcome.ts'
import { commands, plainCommands, type PlainCommandName } from '#composer/commands/commands.ts'
import { startPublication } from '#composer/shells/start-publication.ts'
import { copySelected, menuPasteRefusal, pasteFromMenu } from '#composer/clipboard/clipboard-acts.ts'
import { openOutlineSearch } from '#composer/outline/search/open-search.ts'
import { VISIBILITY } from '#composer/findings/why-unseen.ts'
import { openPalette } from '#composer/palette/open-palette.ts'
import { focusNextDeskPart } from '#composer/keys/next-part.ts'
import { movingRefusal } from '#composer/moving/list-places.ts'
import { isPage, shellIdOf } from '#composer/shells/shell-facts.ts'
import type { Phrase } from '#composer/words/composer-message.ts'
import type { Act, Desk } from './act.ts'

const always = () => null

function ofCommand(command: Command): Act {
  return {
    label: command.label,
    group: command.group,
    keys: command.keys,
    run: ({ bench }) => void bench.runner.run(command, undefined),
    refusalOf: ({ bench }) => refusalOf(command, bench.runner.situation, undefined),
  }
}

/** The settings of an element's audience are those of one element. */
function visibilityRefusal({ selection }: Desk['bench']): Phrase | null {
  if (selection.ids.length === 1) return null
  return { id: selection.ids.length === 0 ? 'composer.refusal.no-selection' : 'composer.refusal.not-possible' }
}

function openVisibility(bench: Desk['bench']): void {
  const refusal = visibilityRefusal(bench)
  if (refusal) return void bench.runner.refuse(refusal)
  bench.side.set('inspector')
  bench.focused.set({ blockId: bench.selection.ids[0] ?? null, pointer: VISIBILITY })
}

/** Acts on the work as a whole, on the clipboard and on what is shown. */
const deskActs = {
  copy: { ...ofCommand(plainCommands.copy), isOfBrowser: true, run: ({ bench }: Desk) => void copySelected(bench, 'copy') },
  cut: { ...ofCommand(plainCommands.cut), isOfBrowser: true, run: ({ bench }: Desk) => void copySelected(bench, 'cut') },
  paste: {
    label: commands.paste.label,
    group: 'clipboard',
    keys: commands.paste.keys,
    isOfBrowser: true,
    run: ({ bench }: Desk) => void pasteFromMenu(bench),
    refusalOf: ({ bench }: Desk) => menuPasteRefusal(bench),
  },
  add: {
    label: 'composer.add',
    group: 'structure',
    keys: ['/', 'Shift+/'],
    run: ({ bench }: Desk) => openPalette(bench),
    refusalOf: always,
  },
  move: {
    label: 'composer.moving.open',
    group: 'structure',
    keys: ['m'],
    run: ({ bench }: Desk) => {
      const refusal = movingRefusal(bench.runner.situation)
      if (refusal) bench.runner.refuse(refusal)
      else bench.dialog.set('move')
    },
    refusalOf: ({ bench }: Desk) => movingRefusal(bench.runner.situation),
  },
  rename: {
    label: commands.rename.label,
    group: 'own',
    keys: commands.rename.keys,
    run: ({ bench }: Desk) => bench.dialog.set('rename'),
    refusalOf: ({ bench }: Desk) => refusalOf(commands.rename, bench.runner.situation, { name: '' }),
  },
  visibility: {
    label: 'composer.fields.visibility',
    group: 'seeing',
    keys: [],
    run: ({ bench }: Desk) => openVisibility(bench),
    refusalOf: ({ bench }: Desk) => visibilityRefusal(bench),
  },
  undo: {
    label: 'composer.undo',
    group: 'work',
    keys: ['Mod+z'],
    isInText: true,
    run: ({ bench }: Desk) => void bench.runner.undo(),
    refusalOf: ({ bench }: Desk) => (bench.store.undoLabels().undo === null ? { id: 'composer.refusal.nothing-to-undo' as const } : null),
  },
  redo: {
    label: 'composer.redo',
    group: 'work',
    keys: ['Mod+Shift+z', 'Mod+y'],
    isInText: true,
    run: ({ bench }: Desk) => void bench.runner.redo(),
    refusalOf: ({ bench }: Desk) => (bench.store.undoLabels().redo === null ? { id: 'composer.refusal.nothing-to-redo' as const } : null),
  },
  publish: {
    label: 'composer.publish',
    group: 'work',
    keys: ['Mod+Enter'],
    isInText: true,
    run: (desk: Desk) => void startPublication(desk),
    refusalOf: always,
  },
  plan: {
    label: 'composer.plan',
    group: 'work',
    keys: ['Mod+Shift+Enter'],
    isInText: true,
    run: ({ bench }: Desk) => bench.dialog.set('plan'),
    refusalOf: always,
  },
  nameVersion: {
    label: 'composer.name-version',
    group: 'work',
    keys: ['Mod+s'],
    isInText: true,
    run: ({ bench }: Desk) => bench.dialog.set('name-version'),
    refusalOf: always,
  },
  tryOut: {
    label: 'composer.try',
    group: 'work',
    keys: ['e'],
    run: ({ bench }: Desk) => bench.trial.set('running'),
    refusalOf: always,
  },
  viewAs: {
    label: 'composer.view.as',
    group: 'work',
    keys: ['v'],
    run: ({ bench }: Desk) => bench.dialog.set('view'),
    refusalOf: always,
  },
  shell: {
    label: 'composer.shell.edit',
    group: 'work',
    keys: ['b'],
    run: ({ bench }: Desk) => bench.props.onShell(shellIdOf(bench)),
    refusalOf: ({ bench }: Desk) => (!isPage(bench) ? { id: 'composer.refusal.not-possible' as const } : null),
  },
  share: {
    label: 'composer.share.title',
    group: 'work',
    keys: ['Shift+s'],
    run: ({ bench }: Desk) => bench.dialog.set('share'),
    refusalOf: always,
  },
  notes: {
    label: 'composer.notes.title',
    group: 'work',
    keys: ['n'],
    run: ({ bench }: Desk) => bench.dialog.set('notes'),
    refusalOf: always,
  },
  askReview: {
    label: 'composer.approval.title',
    group: 'work',
    keys: ['Shift+a'],
    run: ({ bench }: Desk) => bench.dialog.set('approval'),
    refusalOf: always,
  },
  palette: {
    label: 'composer.palette.open',
    group: 'work',
    keys: ['Mod+k'],
    isInText: true,
    run: ({ bench }: Desk) => bench.dialog.set('palette'),
    refusalOf: always,
  },
  searchOutline: {
    label: 'composer.outline.search',
    group: 'walk',
    keys: ['Mod+Shift+f', 'f'],
    run: ({ bench }: Desk) => openOutlineSearch(bench),
    refusalOf: always,
  },
  nextPart: {
    label: 'composer.part.next',
    group: 'work',
    keys: ['F6'],
    isInText: true,
    run: () => focusNextDeskPart(1),
    refusalOf: always,
  },
  formerPart: {
    label: 'composer.part.former',
    group: 'work',
    keys: ['Shift+F6'],
    isInText: true,
    run: () => focusNextDeskPart(-1),
    refusalOf: always,
  },
  toolbar: {
    label: 'composer.toolbar.open',
    group: 'walk',
    keys: ['Alt+F10'],
    run: ({ bench }: Desk) => bench.isBarAsked.set(bench.selection.ids.length > 0),
    refusalOf: ({ bench }: Desk) => (bench.selection.ids.length === 0 ? { id: 'composer.refusal.no-selection' as const } : null),
  },
  help: {
    label: 'composer.help.open',
    group: 'work',
    keys: ['?', 'Shift+?'],
    run: ({ bench }: Desk) => bench.dialog.set('help'),
    refusalOf: always,
  },
} as const satisfies Readonly<Record<string, Act>>

/** The name of an act. */
export type ActName = PlainCommandName | keyof typeof deskActs

const plainActs = Object.fromEntries(Object.entries(plainCommands).map(([name, command]) => [name, ofCommand(command)])) as Record<
  PlainCommandName,
  Act
>

/** All acts that need nothing but what is selected, by name. Toolbars, menus, keys, the command palette, the help page and the guide are made of them. */
export const acts: Readonly<Record<ActName, Act>> = { ...plainActs, ...deskActs }

/** The names of all acts, in the order of the help page. */
export const actNames = Object.keys(acts) as readonly ActName[]

const byCombo = new Map(actNames.flatMap((name) => acts[name].keys.map((combo) => [combo, name] as const)))

/** The act of a pressed combination; null when there is none. */
export function actFor(combo: string): ActName | null {
  return byCombo.get(combo) ?? null
}

/** The groups of acts in the order of the help page. */
export const ACT_GROUPS = ['work', 'walk', 'structure', 'clipboard', 'seeing', 'own'] as const
