import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePanel } from '#admin/panel-context.ts'
import { useAct } from '#admin/screens/use-act.ts'
import { listQueryOf, mailsAddress, type MailsView } from './mails-view.ts'
import { useMailsText } from './use-mails-text.ts'

const MAILS = 'mails'
/** Time between two looks at mails that wait. */
const LOOK_MS = 4000

/** Reads the mails of a view, again while some of them wait. */
export function useMails(view: MailsView) {
  const { admin, lock } = usePanel()
  return useQuery({
    queryKey: [MAILS, mailsAddress.write(view).toString()],
    queryFn: () => lock.read(() => admin.mail.list(listQueryOf(view))),
    select: ({ mails, ...counts }) => ({ rows: mails, ...counts }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.mails.some(({ state: each }) => each === 'QUEUED') === true ? LOOK_MS : false),
  })
}

/** Requests that a mail is sent again, and says what became of it. */
export function useSendAgain() {
  const text = useMailsText()
  const queries = useQueryClient()
  const { admin } = usePanel()
  const perform = useAct(() => queries.invalidateQueries({ queryKey: [MAILS] }))
  const [isBusy, setIsBusy] = useState(false)
  const send = async (id: number): Promise<void> => {
    setIsBusy(true)
    await perform({
      request: () => admin.mail.again(id),
      said: ({ mail, isAsked }) => text(isAsked ? 'mails.asked' : mail.state === 'SENT' ? 'mails.notAsked.SENT' : 'mails.notAsked.other'),
    })
    setIsBusy(false)
  }
  return { send, isBusy }
}
