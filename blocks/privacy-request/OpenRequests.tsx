import { Day } from '#i18n/format/DateText.tsx'
import { useText } from '#i18n/hooks/use-text.ts'
import type { CallData } from '#schemas/api/calls.ts'
import styles from './View.module.css'

interface OpenRequestsProps {
  readonly id: string
  readonly requests: CallData<'privacy.ownRequests'>
}

/** The earlier requests of the person that wait for a response. */
export function OpenRequests({ id, requests }: OpenRequestsProps) {
  const text = useText()
  return (
    <section className={styles.open} aria-labelledby={`${id}-open`}>
      <h3 className={styles.subtitle} id={`${id}-open`}>
        {text('block.privacy-request.open')}
      </h3>
      {requests.map(({ reference, type, receivedAt, dueAt }) => (
        <dl className={styles.receipt} key={reference}>
          <dt>{text('block.privacy-request.reference')}</dt>
          <dd className="figures">{reference}</dd>
          <dt>{text('block.privacy-request.type')}</dt>
          <dd>{text(`block.privacy-request.${type}`)}</dd>
          <dt>{text('block.privacy-request.received')}</dt>
          <dd>
            <Day at={receivedAt} />
          </dd>
          <dt>{text('block.privacy-request.due')}</dt>
          <dd>
            <Day at={dueAt} />
          </dd>
        </dl>
      ))}
    </section>
  )
}
