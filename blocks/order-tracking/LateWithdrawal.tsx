import { useText } from '#i18n/hooks/use-text.ts'
import { useLocalePath } from '#renderer/context.ts'

/** The options after the withdrawal period: write to the company, or declare the withdrawal all the same. */
export function LateWithdrawal({ href }: { readonly href: string }) {
  const text = useText()
  const localPath = useLocalePath()
  return (
    <p className="inline-links" data-print="hide">
      <a href={localPath('/contact')}>{text('block.order-tracking.write')}</a>
      {' · '}
      <a href={href}>{text('block.order-tracking.withdrawLate')}</a>
    </p>
  )
}
