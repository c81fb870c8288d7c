import { useEffect, useEffectEvent } from 'react'
import type { InboxItem } from '#schemas/admin/inbox/inbox-shapes.ts'
import { isForSomethingElse, useSingleKeys } from '#kit/single-keys.ts'
import { usePanel } from '#admin/panel-context.ts'
import { useInboxText } from '../texts/use-inbox-text.ts'
import type { InboxActs } from '../use-inbox-acts.ts'
import { keyAct, type KeyAct } from './key-act.ts'

interface WorkKeys {
  readonly item: InboxItem
  readonly acts: InboxActs
  readonly mayWrite: boolean
  /** Messages are chosen: the keys are for them. */
  readonly isChoosing: boolean
  readonly onDone: () => void
}

/** Closes a message, and opens the next one. */
export async function closeItem({ item, acts, onDone }: Pick<WorkKeys, 'item' | 'acts' | 'onDone'>): Promise<void> {
  if ((await acts.setState(item, 'CLOSED')) !== null) onDone()
}

/** Keys change the state of the open message, and who deals with it. */
export function useWorkKeys({ mayWrite, isChoosing, ...working }: WorkKeys): void {
  const [isOn] = useSingleKeys()
  const text = useInboxText()
  const { person } = usePanel()
  const { item, acts } = working
  const perform = (act: KeyAct): void => {
    if (act.kind === 'close') void closeItem(working)
    else if (act.kind === 'state') void acts.setState(item, act.state)
    else void acts.change(item, { assignee: act.id }, text(act.id === null ? 'inbox.said.nobody' : 'inbox.said.mine'))
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!mayWrite || isChoosing || isForSomethingElse(event)) return
    const act = keyAct(event.key.toLowerCase(), item, person.id)
    if (!act) return
    event.preventDefault()
    perform(act)
  })
  useEffect(() => {
    if (!isOn) return undefined
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn])
}
