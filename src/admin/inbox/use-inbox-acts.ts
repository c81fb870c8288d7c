import { useQueryClient } from '@tanstack/react-query'
import type { AdminCallBody } from '#schemas/admin/calls.ts'
import type { InboxItem } from '#schemas/admin/inbox/inbox-shapes.ts'
import { toast } from '#kit/feedback/toast.ts'
import { refusalSentence } from '#admin/screens/refusal-sentence.ts'
import { usePanel } from '#admin/panel-context.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { nameOf } from './texts/item-words.ts'
import { useInboxText } from './texts/use-inbox-text.ts'
import { itemKey } from './use-inbox.ts'
import { INBOX } from './use-inbox-count.ts'
import { OvertakenError, useInTurn, type Aimed } from './use-in-turn.ts'
import { writeNote } from './write-note.ts'
import { repliesOfOthers } from './work/replies-of-others.ts'
import type { ReplyDraft } from './work/reply-drafts.ts'

type Change = AdminCallBody<'inbox.change'>

interface Act {
  readonly item: Aimed
  /** Sends the act for the version that is there once earlier acts have ended. */
  readonly request: (aim: Aimed) => Promise<InboxItem>
  readonly holds?: (known: InboxItem) => boolean
  /** Said once it is done; nothing where the screen shows it. */
  readonly said?: string
  readonly undo?: (done: InboxItem) => Promise<InboxItem>
}

/** The state that a change took; undefined where it does not come back, as for a request about personal data that is closed. */
function formerState({ kind, state, states }: InboxItem, change: Change): Change['state'] {
  if (change.state === undefined || state === 'TRASHED' || !states.includes(state)) return undefined
  return kind === 'PRIVACY' && change.state === 'CLOSED' ? undefined : state
}

/** The change that takes another one back; null where there is none. */
function formerOf(item: InboxItem, change: Change): Change | null {
  const state = formerState(item, change)
  const former = {
    ...(state !== undefined && { state }),
    ...(change.assignee !== undefined && { assignee: item.assignee?.id ?? null }),
    ...(change.note !== undefined && { note: item.note }),
  }
  return Object.keys(former).length === 0 ? null : former
}

/** Does an act: the list and the open item follow, a message says what was done and offers « Annuler ». */
function usePerform() {
  const panel = usePanelText()
  const queries = useQueryClient()
  const { lock } = usePanel()
  const renew = () =>
    Promise.all([queries.invalidateQueries({ queryKey: [INBOX, 'list'] }), queries.invalidateQueries({ queryKey: [INBOX, 'count'] })])
  const inTurn = useInTurn()
  const perform = async ({ said, undo, ...turn }: Act): Promise<InboxItem | null> => {
    try {
      const call = inTurn(turn)
      lock.watch(call)
      const done = await call
      await renew()
      const back = undo && {
        label: panel('panel.act.undo'),
        onAct: () => void perform({ item: done, request: () => undo(done), said: panel('panel.act.undone') }),
      }
      if (said !== undefined) toast({ text: said, acts: back ? [back] : [] })
      return done
    } catch (error) {
      if (error instanceof OvertakenError) return null
      await queries.invalidateQueries({ queryKey: [INBOX] })
      toast({ text: refusalSentence(error) ?? panel('panel.act.failed'), tone: 'stop' })
      return null
    }
  }
  return perform
}

/** The acts on messages, each with its way back; the list and the open item follow. */
export function useInboxActs() {
  const text = useInboxText()
  const { admin, person } = usePanel()
  const perform = usePerform()
  const queries = useQueryClient()
  const change = (item: InboxItem, body: Change, said?: string) => {
    const former = formerOf(item, body)
    return perform({
      item,
      request: (aim) => admin.inbox.change(aim, body),
      ...(said !== undefined && { said }),
      ...(former && { undo: (done) => admin.inbox.change(done, former) }),
    })
  }
  const named = (item: InboxItem) => ({ name: nameOf(item, text) })
  return {
    change,
    /** Gives a message a state, and says so. */
    setState: (item: InboxItem, state: NonNullable<Change['state']>) =>
      change(item, { state }, text('inbox.said.state', { ...named(item), state: text(`inbox.state.${state}`) })),
    /** Writes a note where the one that its writer has read is still there. */
    note: (item: InboxItem, base: string, note: string) =>
      perform({
        item,
        request: (aim) =>
          writeNote({ inbox: admin.inbox, onRead: (now) => queries.setQueryData(itemKey(now.id), now) }, aim, { base, note }),
        holds: (known) => known.note === base,
        said: text('inbox.said.note'),
        undo: (done) => admin.inbox.change(done, { note: base }),
      }),
    /** Sends a reply where no other one has left since the last that its writer has seen. */
    reply: (item: InboxItem, { words: message, sendKey: key, after }: ReplyDraft) =>
      perform({
        item,
        holds: (known) => repliesOfOthers(known, after, person.id).length === 0,
        request: (aim) => admin.inbox.reply(aim, message, key),
        said: text('inbox.said.reply', { address: item.replyTo ?? '' }),
      }),
    trash: (item: InboxItem) =>
      perform({
        item,
        request: (aim) => admin.inbox.remove(aim),
        said: text('inbox.said.trash', named(item)),
        undo: (done) => admin.inbox.restore(done),
      }),
    restore: (item: InboxItem) =>
      perform({
        item,
        request: (aim) => admin.inbox.restore(aim),
        said: text('inbox.said.restore', named(item)),
        undo: (done) => admin.inbox.remove(done),
      }),
  }
}

/** The acts on messages. */
export type InboxActs = ReturnType<typeof useInboxActs>
