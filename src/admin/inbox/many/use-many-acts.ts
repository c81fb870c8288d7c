import { useQueryClient } from '@tanstack/react-query'
import type { InboxManyItem, InboxOutcome } from '#schemas/admin/inbox/inbox-many-call.ts'
import type { InboxItem, InboxRow } from '#schemas/admin/inbox/inbox-shapes.ts'
import { toast } from '#kit/feedback/toast.ts'
import { refusalSentence } from '#admin/screens/refusal-sentence.ts'
import { usePanel } from '#admin/panel-context.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { useInboxText } from '../texts/use-inbox-text.ts'
import { itemKey, useInboxTeam } from '../use-inbox.ts'
import { INBOX } from '../use-inbox-count.ts'
import { leftWords } from './left-words.ts'
import { sentenceOf, type ManyChange } from './many-change.ts'

/** Does acts on several messages: one transaction, and one « Annuler » that brings back what each of them was. */
export function useManyActs() {
  const text = useInboxText()
  const panel = usePanelText()
  const queries = useQueryClient()
  const { admin, lock, person } = usePanel()
  const team = useInboxTeam()

  const send = async (items: readonly InboxManyItem[]): Promise<InboxOutcome | null> => {
    try {
      const call = admin.inbox.changeMany([...items])
      lock.watch(call)
      const outcome = await call
      await queries.invalidateQueries({ queryKey: [INBOX] })
      return outcome
    } catch (error) {
      await queries.invalidateQueries({ queryKey: [INBOX] })
      toast({ text: refusalSentence(error) ?? panel('panel.act.failed'), tone: 'stop' })
      return null
    }
  }
  const undo = async ({ done }: InboxOutcome) => {
    const outcome = await send(done.map(({ id, version, former }) => ({ id, version, ...former })))
    if (outcome === null) return
    const words = [...(outcome.done.length > 0 ? [panel('panel.act.undone')] : []), leftWords(outcome.left, text)].join(' ').trim()
    toast({ text: words, ...(outcome.left.length > 0 && { tone: 'stop' }) })
  }
  const say = (change: ManyChange, outcome: InboxOutcome): void => {
    const count = outcome.done.length
    if (count === 0) return
    const who = team.find(({ id }) => id === change.assignee)?.name ?? ''
    toast({
      text: text(`inbox.many.said.${sentenceOf(change, person.id)}`, { count, who }),
      acts: [{ label: panel('panel.act.undo'), onAct: () => void undo(outcome) }],
    })
  }
  // The open message may have been changed by this page since its row was read.
  const versionOf = ({ id, version }: Pick<InboxRow, 'id' | 'version'>): number =>
    Math.max(version, queries.getQueryData<InboxItem>(itemKey(id))?.version ?? 0)

  /** Changes messages, says it, and answers what was changed and what not; null where all was refused. */
  return async (rows: readonly InboxRow[], change: ManyChange): Promise<InboxOutcome | null> => {
    const outcome = await send(rows.map((row) => ({ id: row.id, version: versionOf(row), ...change })))
    if (outcome) say(change, outcome)
    return outcome
  }
}
