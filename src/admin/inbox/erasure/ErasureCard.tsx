import { Link } from 'react-router-dom'
import type { InboxHoldings } from '#schemas/admin/inbox/inbox-erasure.ts'
import type { InboxItem } from '#schemas/admin/inbox/inbox-shapes.ts'
import { formatDate } from '#i18n/format/format.ts'
import { AfterDelay, Skeleton } from '#kit/feedback/Skeleton.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { useInboxText } from '../texts/use-inbox-text.ts'
import { EraseAct } from './EraseAct.tsx'
import styles from './erasure.module.css'
import { GoingParts, StayingParts } from './HeldParts.tsx'
import { useHoldings } from './use-erasure.ts'

interface CardProps {
  readonly item: InboxItem
  /** The answer that is ready once all is erased. */
  readonly onAnswer: (answer: string) => void
}

/** The earlier erasure with the retained data, and a sentence about data that have come since. */
function Erased({ erased, isLeft }: { readonly erased: NonNullable<InboxHoldings['erased']>; readonly isLeft: boolean }) {
  const text = useInboxText()
  return (
    <>
      <Note tone="done">
        <p>{text('inbox.erasure.done', { day: formatDate(erased.deletedAt, 'fr_FR') })}</p>
        <p>{text(isLeft ? 'inbox.erasure.doneAgain' : 'inbox.erasure.doneText')}</p>
      </Note>
      <dl className={styles.kept}>
        {erased.kept.map(({ what, why, until }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{until === null ? why : text('inbox.erasure.kept', { why, day: formatDate(until, 'fr_FR') })}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** The account of the address: the way to a member, or why an account of the team stays. */
function Account({ account }: Pick<InboxHoldings, 'account'>) {
  const text = useInboxText()
  if (account === null) return null
  if (account.isTeam) return <Note tone="remark">{text('inbox.erasure.team')}</Note>
  return (
    <p>
      <Link to={`/membres?membre=${account.id}`}>{text('inbox.erasure.account')}</Link>
    </p>
  )
}

interface HeldProps extends CardProps {
  readonly holdings: InboxHoldings
  readonly isLeft: boolean
}

/** « Effacer… », or who may erase. Nothing where all is erased, and for an account of the team. */
function Act({ holdings, isLeft, item, onAnswer }: HeldProps) {
  const text = useInboxText()
  const mayErase = usePanel().start.rights.includes('members.erase')
  if (holdings.account?.isTeam === true || (holdings.erased !== null && !isLeft)) return null
  if (!mayErase) return <p className={styles.faint}>{text('inbox.erasure.owners')}</p>
  return <EraseAct item={item} holdings={holdings} onErased={({ erased }) => erased && onAnswer(erased.answer)} />
}

function Held(props: CardProps & Pick<HeldProps, 'holdings'>) {
  const text = useInboxText()
  const { held, erased, account } = props.holdings
  const going = held.filter(({ kept }) => kept === null)
  const isLeft = going.length > 0
  return (
    <>
      {erased && <Erased erased={erased} isLeft={isLeft} />}
      {isLeft && <GoingParts title={text('inbox.erasure.goes')} parts={going} />}
      {!erased && <StayingParts title={text('inbox.erasure.stays')} parts={held.filter(({ kept }) => kept !== null)} />}
      <Account account={account} />
      <Act {...props} isLeft={isLeft} />
    </>
  )
}

/** Shows the data that the site holds of the person, the part that an erasure leaves with the reason, and offers the erasure. */
export function ErasureCard(props: CardProps) {
  const text = useInboxText()
  const mayRead = usePanel().start.rights.includes('members.read')
  const { data, isError } = useHoldings(props.item.id)
  return (
    <section className={styles.card} aria-label={text('inbox.erasure.title')}>
      <h3>{text('inbox.erasure.title')}</h3>
      {!mayRead && <p className={styles.faint}>{text('inbox.erasure.hidden')}</p>}
      {isError && <Note tone="refusal">{text('inbox.erasure.failed')}</Note>}
      {mayRead && !data && !isError && (
        <AfterDelay>
          <Skeleton width="60%" />
        </AfterDelay>
      )}
      {data && <Held {...props} holdings={data} />}
    </section>
  )
}
