import { toast } from '#kit/feedback/toast.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { withAdvice } from '#composer/checks/open-advice.ts'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

/** The time and the name of a version. Without an end it becomes the ordinary one. */
export interface PlannedTime {
  readonly startsAt: string
  readonly endsAt: string | null
  readonly name: string | null
}

type Needs = Pick<Workbench, 'saver' | 'store' | 'props' | 'text' | 'registry' | 'review' | 'quality' | 'side' | 'named'>

/** Takes a planned version out of the calendar again. */
async function cancelPlan({ props, text, named }: Pick<Needs, 'props' | 'text' | 'named'>, plan: number): Promise<void> {
  try {
    await props.admin.plan.cancel(plan)
    named.set(named.get() + 1)
    toast({ text: text('composer.plan.taken-back') })
  } catch (error) {
    toast({ text: error instanceof CallError ? error.message : text('composer.publish.no-answer'), tone: 'stop' })
  }
}

/** Sends what waits, then plans exactly the draft that is seen. Returns the reason of a refusal; null when it is done. */
export async function planDraft(bench: Needs, time: PlannedTime): Promise<string | null> {
  const { saver, store, props, text, named } = bench
  await saver.flush()
  if (store.client.pending.length > 0) return text('composer.publish.unsaved')
  const { base, confirmed } = store.client
  const { kind, id } = props.edited
  try {
    const { plan, seq, isEntryWaiting } = await props.admin.plan.create(
      { kind, id, locale: props.locale },
      { seq: base.seq, hash: draftHash(confirmed), ...time },
    )
    named.set(named.get() + 1)
    const back = { label: text('composer.plan.undo'), onAct: () => void cancelPlan({ props, text, named }, plan) }
    // The draft of a document that visitors see has one more step, by which it is again what they see.
    const done = seq === base.seq ? 'composer.plan.done' : 'composer.plan.done-with-end'
    const message = withAdvice(bench, text(isEntryWaiting ? 'composer.plan.entry-waits' : done))
    // What is seen in the composer then is the version of visitors again.
    toast({ text: message.text, acts: seq === base.seq ? [...message.acts, back] : [back] })
    return null
  } catch (error) {
    if (!(error instanceof CallError)) return text('composer.publish.no-answer')
    return error.code === 'STALE_VERSION' ? text('composer.publish.stale') : error.message
  } finally {
    // The draft of a page that visitors see becomes again what they see: that step comes with the next answer.
    saver.retry()
  }
}
