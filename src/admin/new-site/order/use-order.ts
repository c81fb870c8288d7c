import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError } from '#api-client/transport/errors.ts'
import { readQuestions, type OpenQuestion, type QuestionName } from '#schemas/admin/drafts/publication-questions.ts'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { toast } from '#kit/feedback/toast.ts'
import { refusalSentence } from '#admin/screens/refusal-sentence.ts'
import { usePanel } from '#admin/panel-context.ts'
import { useNewSiteText } from '#admin/new-site/use-new-site-text.ts'

/** The points of « Votre site en ordre ». */
export type SiteOrderRead = AdminCallData['newSite.order']

/** Asks for the points of the site, again each time one comes to them: a point ticks itself. */
export function useOrder() {
  const { admin, lock, start } = usePanel()
  return useQuery({
    queryKey: ['newSite.order'],
    queryFn: ({ signal }) => lock.read(() => admin.newSite.order(signal)),
    ...{ enabled: start.rights.includes('settings.read'), staleTime: 0, refetchOnWindowFocus: 'always' as const },
  })
}

/** Opens the site, with its way back. `asked`: what of the site and its pages is not ready, which the server asks about first. */
export function useOpenSite() {
  const text = useNewSiteText()
  const queries = useQueryClient()
  const { admin, lock, start } = usePanel()
  const [isBusy, setIsBusy] = useState(false)
  const [asked, setAsked] = useState<readonly OpenQuestion[]>([])
  const send = async (isOpen: boolean, confirmed: readonly QuestionName[] = []): Promise<boolean> => {
    setAsked([])
    setIsBusy(true)
    try {
      const sent = admin.newSite.open({ isOpen, confirmed: [...confirmed] })
      lock.watch(sent)
      await sent
      return true
    } catch (error) {
      const questions = error instanceof CallError && error.code === 'TO_CONFIRM' ? readQuestions(error.data) : []
      if (questions.length > 0) setAsked(questions)
      else toast({ text: refusalSentence(error) ?? text('order.failed'), tone: 'stop' })
      return false
    } finally {
      await queries.invalidateQueries({ queryKey: ['newSite.order'] })
      setIsBusy(false)
    }
  }
  const close = async () => {
    if (await send(false)) toast({ text: text('order.closed') })
  }
  const open = async (host: string, confirmed: readonly QuestionName[] = []) => {
    if (!(await send(true, confirmed))) return
    const see = { label: text('order.see'), onAct: () => void window.open(start.siteUrl, '_blank', 'noopener') }
    toast({ text: text('order.opened', { host }), acts: [see, { label: text('order.undo'), onAct: () => void close() }] })
  }
  return { isBusy, open, asked, forget: () => setAsked([]) }
}
