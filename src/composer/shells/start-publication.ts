import { toast } from '#kit/feedback/toast.ts'
import { twoVersionsOf } from '#engine/draft/merge/two-versions.ts'
import { publishAfterAsking, type Publishing } from '#composer/checks/publication-questions.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { isShell } from './shell-facts.ts'
import { findSibling, type SeenSibling, type Sibling } from './sibling.ts'

type Bench = Publishing['bench'] & Pick<Workbench, 'props' | 'text' | 'isConflictOpen'>

/** The header and footer of the other layout that a person is asked about, by the store of the edited one. */
const found = new WeakMap<object, Sibling>()

/** Drafts of the other layout that are published with the edited one, by its store. */
const joined = new WeakMap<object, SeenSibling>()

/** The other layout about which the question is open; null without one. */
export const siblingOf = ({ store }: Pick<Workbench, 'store'>): Sibling | null => found.get(store) ?? null

/** Publishes the other layout with the next publication of the edited one. */
export const joinSibling = ({ store }: Pick<Workbench, 'store'>, sibling: SeenSibling): void => void joined.set(store, sibling)

/** Takes the draft that is to be published with the edited one; null without one. */
export function takeJoined({ store }: Pick<Workbench, 'store'>): SeenSibling | null {
  const sibling = joined.get(store) ?? null
  joined.delete(store)
  return sibling
}

/** Opens the texts with two versions that wait for the choice of this person, each named on its card. False without one. */
function isChoiceOpened({ store, isConflictOpen, text }: Bench): boolean {
  if (store.conflicts().every(({ conflict }) => twoVersionsOf(conflict) === null)) return false
  toast({ text: text('composer.conflict.before-publishing'), tone: 'stop' })
  isConflictOpen.set(true)
  return true
}

/** Publishes the document, after a choice between two versions and the questions about it. A header or footer asks first whether the other layout is to say the same. */
export async function startPublication(desk: { readonly bench: Bench } & Pick<Publishing, 'actor'>): Promise<void> {
  const { bench } = desk
  joined.delete(bench.store)
  if (isChoiceOpened(bench)) return
  // Without an answer of the server the publication itself says what is wrong.
  const sibling = isShell(bench) ? await findSibling(bench).catch(() => null) : null
  if (!sibling) return publishAfterAsking(desk)
  found.set(bench.store, sibling)
  bench.dialog.set('sibling')
}
