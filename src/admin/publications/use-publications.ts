import { useNavigate } from 'react-router-dom'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { readQuestions, type OpenQuestion, type QuestionName } from '#schemas/admin/drafts/publication-questions.ts'
import type { AdminCallBody } from '#schemas/admin/calls.ts'
import { systemClock } from '#domain/dates/clock.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { shownToast, toast } from '#kit/feedback/toast.ts'
import { usePanel } from '#admin/panel-context.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { readRefusal, type PublicationRefusal } from './waiting/refusal.ts'
import { adviceOn } from './advice-on.ts'
import { changeAddress, everythingOf, type Plan, type Waiting } from './publication-types.ts'

/** Reads what is edited and not published. */
export function useWaiting() {
  const { admin, lock } = usePanel()
  return useQuery({
    queryKey: ['publication', 'waiting'],
    queryFn: async ({ signal }) => everythingOf(await lock.read(() => admin.publication.waiting(signal))),
    staleTime: 0,
  })
}

/** The days before and after today: a version that is held keeps its first instant, which may be past. */
const DAYS = 31
const DAY = 86_400_000

/** Reads the versions that are published by themselves in the next month, and those that are held. */
export function useNextPlans(): readonly Plan[] {
  const { admin, lock } = usePanel()
  const today = Date.parse(`${parisDay(systemClock())}T00:00:00.000Z`)
  const [from, until] = [-DAYS, DAYS].map((days) => new Date(today + days * DAY).toISOString()) as [string, string]
  const { data = [] } = useQuery({
    queryKey: ['publication', 'plans', 'next', from],
    queryFn: ({ signal }) => lock.read(() => admin.plan.list({ from, until }, signal)),
    staleTime: 0,
  })
  return data.filter(({ state }) => state === 'WAITING' || state === 'HELD')
}

/** Asks again for everything that a publication changes. */
export function useRenewal() {
  const queries = useQueryClient()
  return () => Promise.all([['publication'], ['page.list'], ['resource']].map((queryKey) => queries.invalidateQueries({ queryKey })))
}

/** Takes a publication back, and says so. */
export function useRevert() {
  const { admin, lock } = usePanel()
  const text = usePanelText()
  const renew = useRenewal()
  return useMutation({
    mutationFn: (act: number) => {
      const call = admin.publication.revert(act)
      lock.watch(call)
      return call
    },
    onSuccess: () => toast({ text: text('panel.publish.reverted') }),
    onError: (error) => {
      const isStale = readRefusal(error)?.refused.some(({ code }) => code === 'STALE_VERSION') === true
      if (isStale) toast({ text: text('panel.publish.revertStale'), tone: 'stop' })
      else toast({ text: error instanceof CallError ? error.message : text('panel.publish.noAnswer'), tone: 'stop' })
    },
    onSettled: renew,
  })
}

/** Makes the body that publishes documents and items as they were seen. */
function wantedOf(chosen: readonly Waiting[]): AdminCallBody<'publication.create'> {
  return {
    documents: chosen.flatMap((each) => {
      if (each.kind === 'item') return []
      const { kind, id, locale, seq, hash } = each
      return [{ kind, id, locale, seq, hash }]
    }),
    items: chosen.flatMap((each) => (each.kind === 'item' ? [{ resource: each.resource, id: each.id, version: each.version }] : [])),
  }
}

/** Documents and items to publish together, and the questions that the person has answered. */
export interface WantedAct {
  readonly chosen: readonly Waiting[]
  readonly confirmed: readonly QuestionName[]
}

/** The questions about what was to be published together. */
export interface AskedAct {
  readonly questions: readonly OpenQuestion[]
  readonly chosen: readonly Waiting[]
}

interface PublishAnswers {
  readonly onRefusal: (refusal: PublicationRefusal | null) => void
  readonly onQuestions: (asked: AskedAct) => void
}

/** Publishes documents and items together. A publication can be taken back from its toast. */
export function usePublish({ onRefusal, onQuestions }: PublishAnswers) {
  const { admin, lock } = usePanel()
  const text = usePanelText()
  const renew = useRenewal()
  const revert = useRevert()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: ({ chosen, confirmed }: WantedAct) => {
      const call = admin.publication.create({ ...wantedOf(chosen), confirmed: [...confirmed] })
      lock.watch(call)
      return call
    },
    onMutate: () => onRefusal(null),
    onSuccess: ({ act, documents, items }) => {
      const done = text('panel.publish.done', { count: documents.length + items.length })
      const undo = { label: text('panel.publish.undo'), onAct: () => revert.mutate(act) }
      toast({ text: done, acts: [undo] })
      const shown = shownToast()
      void adviceOn(admin.draft, documents).then(({ count, first }) => {
        if (first === null || shownToast() !== shown) return
        const see = { label: text('panel.publish.seeAdvice', { count }), onAct: () => void navigate(changeAddress(first)) }
        toast({ text: `${done} ${text('panel.publish.advice', { count })}`, acts: [see, undo] })
      })
    },
    onError: (error, { chosen }) => {
      const refusal = readRefusal(error)
      const questions = error instanceof CallError && error.code === 'TO_CONFIRM' ? readQuestions(error.data) : []
      if (refusal) onRefusal(refusal)
      else if (questions.length > 0) onQuestions({ questions, chosen })
      else toast({ text: error instanceof CallError ? error.message : text('panel.publish.noAnswer'), tone: 'stop' })
    },
    onSettled: renew,
  })
}
