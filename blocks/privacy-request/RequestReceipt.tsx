import { Day } from '#i18n/format/DateText.tsx'
import { useText } from '#i18n/hooks/use-text.ts'
import { NoWrap } from '#ui/text/NoWrap.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { parseReceipt } from './receipt.ts'
import styles from './View.module.css'

/** Says that a request was taken down: under which reference, and by when it is answered. */
export function RequestReceipt({ answer }: { readonly answer: unknown }) {
  const text = useText()
  const receipt = parseReceipt(answer)
  return (
    <FormNotice kind="success" title={text('block.privacy-request.sent')} takesFocus>
      {receipt && (
        <dl className={styles.receipt}>
          <dt>{text('block.privacy-request.reference')}</dt>
          <dd className="figures">{receipt.reference}</dd>
          <dt>{text('block.privacy-request.due')}</dt>
          <dd>
            <Day at={receipt.dueAt} />
          </dd>
        </dl>
      )}
      <p>
        <NoWrap words={text('block.privacy-request.mailed')} />
      </p>
    </FormNotice>
  )
}
