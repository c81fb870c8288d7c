import type { ReactNode } from 'react'
import { formatDateTime } from '#i18n/format/format.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { usePage } from '#renderer/context.ts'
import { FormLayout } from '#ui/layout/FormLayout.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { receivedAtOf, wasDuplicate } from './form-result.ts'
import { Facts } from './DeclarationSummary.tsx'

interface RecordedProps {
  readonly id: string
  readonly title: string | undefined
  readonly answer: unknown
  /** The link to the tracking of orders. */
  readonly tracking: ReactNode
}

/** Says that a withdrawal counts, since when to the second, and what follows. */
export function Recorded({ id, title, answer, tracking }: RecordedProps) {
  const text = useText()
  const { locale } = usePage()
  const receivedAt = receivedAtOf(answer)
  const isKnown = wasDuplicate(answer)
  return (
    <FormLayout id={id} title={title}>
      <FormNotice kind="success" title={text(isKnown ? 'block.withdrawal.known' : 'block.withdrawal.done')} takesFocus>
        {receivedAt !== null && (
          <Facts rows={[[text('block.withdrawal.received'), <time dateTime={receivedAt}>{formatDateTime(receivedAt, locale)}</time>]]} />
        )}
        <p>{text(isKnown ? 'block.withdrawal.mailedBefore' : 'block.withdrawal.mailed')}</p>
      </FormNotice>
      <p>{text('block.withdrawal.next')}</p>
      {tracking}
    </FormLayout>
  )
}
