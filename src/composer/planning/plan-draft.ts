import { questionNames } from '#schemas/admin/drafts/publication-questions.ts'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { toast } from '#kit/feedback/toast.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { confirmedOf, takeQuestions } from '#composer/checks/publication-questions.ts'
import { tellWithAdvice } from '#composer/checks/open-advice.ts'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import type { ComposerMessage } from '#composer/words/composer-message.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { replaceableOf, type PlannedTime, type PlanRefusal } from './plan-refusal.ts'

type FormerVersion = NonNullable<AdminCallData['plan.create']['former']>
type Needs = Pick<Workbench, 'saver' | 'store' | 'props' | 'text' | 'registry' | 'review' | 'quality' | 'facts' | 'side' | 'named'>

/** Takes a planned version out of the calendar again. */
function cancelPlan(bench: Needs, plan: number): Promise<void> {
  const { props } = bench
  return takeBack(bench, () => props.admin.plan.cancel(plan), 'composer.plan.taken-back')
}

/** Puts the version that was replaced back into its plan, with its time and name. */
function restorePlan(bench: Needs, plan: number, former: FormerVersion): Promise<void> {
  const { props } = bench
  return takeBack(bench, () => props.admin.plan.change(plan, { ...former, confirmed: [...questionNames] }), 'composer.plan.replaced-back')
}

async function takeBack({ text, named }: Needs, act: () => Promise<unknown>, done: ComposerMessage): Promise<void> {
  try {
    await act()
    named.set(named.get() + 1)
    toast({ text: text(done) })
  } catch (error) {
    toast({ text: error instanceof CallError ? error.message : text('composer.publish.no-answer'), tone: 'stop' })
  }
}

const refused = (reason: string): PlanRefusal => ({ reason, replaceable: null })

function refusalOf(error: unknown, text: Needs['text']): PlanRefusal {
  if (!(error instanceof CallError)) return refused(text('composer.publish.no-answer'))
  if (error.code === 'STALE_VERSION') return refused(text('composer.publish.stale'))
  return { reason: error.message, replaceable: replaceableOf(error), isQuestion: error.code === 'TO_CONFIRM' }
}

type Planned = Pick<AdminCallData['plan.create'], 'plan' | 'isEntryWaiting' | 'former'>

/** Tells that the draft is planned, with the way to take that back. `isBack`: the draft is again what visitors see. */
function tellPlanned(bench: Needs, { plan, isEntryWaiting, former }: Planned, isBack: boolean): void {
  const { text } = bench
  const undo = () => void (former ? restorePlan(bench, plan, former) : cancelPlan(bench, plan))
  const back = { label: text('composer.plan.undo'), onAct: undo }
  const done = former
    ? (['composer.plan.replaced', 'composer.plan.replaced-with-end'] as const)
    : (['composer.plan.done', 'composer.plan.done-with-end'] as const)
  const message = text(isEntryWaiting ? 'composer.plan.entry-waits' : done[isBack ? 1 : 0])
  // What is seen in the composer then is the version of visitors again.
  if (isBack) toast({ text: message, acts: [back] })
  else void tellWithAdvice(bench, message, [back])
}

/**
 * Sends what waits, then plans exactly the draft that is seen, or puts it in the place of a planned version. Returns the reason of a refusal;
 * null when it is done.
 */
export async function planDraft(bench: Needs, time: PlannedTime, replaces?: number): Promise<PlanRefusal | null> {
  const { saver, store, props, text, named } = bench
  await saver.flush()
  if (store.client.pending.length > 0) return refused(text('composer.publish.unsaved'))
  const { base, confirmed } = store.client
  const { kind, id } = props.edited
  try {
    const planned = await props.admin.plan.create(
      { kind, id, locale: props.locale },
      { seq: base.seq, hash: draftHash(confirmed), ...time, confirmed: confirmedOf(bench), ...(replaces !== undefined && { replaces }) },
    )
    named.set(named.get() + 1)
    // The draft of a document that visitors see has one more step, by which it is again what they see.
    tellPlanned(bench, planned, planned.seq !== base.seq)
    return null
  } catch (error) {
    if (error instanceof CallError && error.code === 'TO_CONFIRM') takeQuestions(bench, error.data)
    return refusalOf(error, text)
  } finally {
    // The draft of a page that visitors see becomes again what they see: that step comes with the next answer.
    saver.retry()
  }
}
