import { use } from 'react'
import type { MenuAct, MenuGroup } from '#kit/overlays/Menu.tsx'
import { announce } from '#kit/feedback/announce.ts'
import { agreementOf } from '#engine/registry/agreement.ts'
import { wordsOfHidings } from '#composer/findings/use-findings.ts'
import { whyUnseen } from '#composer/findings/why-unseen.ts'
import { shortcutText } from '#composer/keys/shortcut-text.ts'
import { shownCombo } from '#composer/keys/shown-combo.ts'
import { useComposerText, type ComposerText } from '#composer/words/use-composer-text.ts'
import { SessionContext } from '#composer/workbench/use-session.ts'
import { useSelectedIds, useStructureVersion, useWorkbench } from '#composer/workbench/use-workbench.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import type { Desk } from './act.ts'
import { actIcons, MENU_GROUPS } from './act-icons.ts'
import { acts, type ActName } from './acts.ts'
import { isOffered } from './offered.ts'

/** The most selected elements for which a button or a menu says in advance that an act is not possible. */
const MAX_CHECKED = 100

/** The parts of the composer that acts work on. */
export function useDesk(): Desk {
  const bench = useWorkbench()
  const session = use(SessionContext)
  return { bench, actor: { send: (event) => session?.actor.send(event) } }
}

/** Makes the entry of an act in a menu: its label, its key, and why it is not possible now. */
function menuAct(desk: Desk, text: ComposerText, name: ActName): MenuAct {
  const { label, keys, refusalOf, run } = acts[name]
  const icon = actIcons[name]
  // Beyond that number the reasons take seconds: an act is judged when it is done.
  const refusal = desk.bench.selection.ids.length > MAX_CHECKED ? null : refusalOf(desk)
  const combo = shownCombo(keys)
  return {
    label: text(label),
    ...(icon && { icon }),
    ...(combo !== undefined && { shortcut: shortcutText(combo) }),
    ...(name === 'remove' && { tone: 'remove' as const }),
    refusal: refusal !== null && text(refusal.id, refusal.values),
    onAct: () => run(desk),
  }
}

/** The acts on the selected blocks in groups, read when a menu opens; before them those of `first` that are possible, then the reasons for an unseen block. */
export function useBlockMenu(first: readonly ActName[] = []): () => readonly MenuGroup[] {
  const text = useComposerText()
  const desk = useDesk()
  const bench = useWorkbench()
  const groupsOf = (names: readonly ActName[]): MenuGroup[] => {
    const offered = names.filter((name) => isOffered(bench, name))
    return offered.length > 0 ? [{ acts: offered.map((name) => menuAct(desk, text, name)) }] : []
  }
  return () => {
    const possible = first.filter((name) => acts[name].refusalOf(desk) === null)
    return [...groupsOf(possible), ...whyGroup(bench), ...MENU_GROUPS.flatMap(groupsOf)]
  }
}

/** The entry that leads to the reasons why visitors do not see the main selected block; none for a block that they see. */
export function whyGroup(bench: Workbench): MenuGroup[] {
  const { store, registry, problems, selection, side, view, text } = bench
  const [id = ''] = selection.ids
  const facts = { document: store.document, registry, problems: problems.get(), view: view.get(), hiding: wordsOfHidings(bench) }
  const reasons = whyUnseen(facts, id)
  if (reasons.length === 0) return []
  const open = () => {
    side.set('inspector')
    announce(reasons.map(({ message, values }) => text(message, values)).join(' '))
  }
  const form = agreementOf(registry, store.block(id)?.type ?? '')
  return [{ acts: [{ label: text('composer.unseen.why', { form }), icon: 'eye-off', onAct: open }] }]
}

/** An act as a button shows it, rendered again when the selection or a list of blocks changes. */
export function useAct(name: ActName): MenuAct {
  const text = useComposerText()
  const desk = useDesk()
  useSelectedIds()
  useStructureVersion()
  return menuAct(desk, text, name)
}
