import { isOpenInboxState } from '#domain/inbox/inbox-states.ts'
import type { InboxItem } from '#schemas/admin/inbox/inbox-shapes.ts'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { classNames } from '#kit/class-names.ts'
import { Menu, type MenuAct } from '#kit/overlays/Menu.tsx'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import { nameOf, subjectOf } from '../texts/item-words.ts'
import { useInboxText, type InboxText } from '../texts/use-inbox-text.ts'
import type { InboxActs } from '../use-inbox-acts.ts'
import styles from './message.module.css'
import { closeItem } from './use-work-keys.ts'

interface WorkHeadProps {
  readonly item: InboxItem
  readonly acts: InboxActs
  readonly mayWrite: boolean
  readonly onBack: () => void
  readonly onDone: () => void
}

function stateActs({ item, acts }: WorkHeadProps, text: InboxText): MenuAct[] {
  const { state, states } = item
  const all = [
    { to: 'READ', label: text('inbox.act.take'), icon: 'clock' },
    { to: 'NEW', label: text('inbox.act.unread'), icon: 'inbox' },
    { to: 'SPAM', label: text('inbox.act.spam'), icon: 'alert' },
  ] as const
  const notSpam = { to: 'READ', label: text('inbox.act.notSpam'), icon: 'check' } as const
  return (state === 'SPAM' ? [notSpam] : all)
    .filter(({ to }) => states.includes(to) && to !== state)
    .map(({ to, label, icon }) => ({ label, icon, onAct: () => void acts.setState(item, to) }))
}

function trashAct({ item, acts, onDone }: WorkHeadProps, text: InboxText): MenuAct {
  if (item.state === 'TRASHED') return { label: text('inbox.act.restore'), icon: 'undo', onAct: () => void acts.restore(item) }
  const remove = async () => {
    if ((await acts.trash(item)) !== null) onDone()
  }
  const refusal = item.kept !== null && text(`inbox.kept.${item.kept}`)
  return { label: text('inbox.act.trash'), icon: 'trash', tone: 'remove', refusal, onAct: () => void remove() }
}

function Acts(props: WorkHeadProps) {
  const text = useInboxText()
  const { item, mayWrite } = props
  const print: MenuAct = { label: text('inbox.act.print'), icon: 'printer', onAct: printScreen }
  const own = item.state === 'TRASHED' ? [] : stateActs(props, text)
  const groups = mayWrite
    ? [...(own.length > 0 ? [{ acts: own }] : []), { acts: [print] }, { acts: [trashAct(props, text)] }]
    : [{ acts: [print] }]
  const close = text(item.kind === 'PRIVACY' ? 'inbox.act.closeRequest' : 'inbox.act.close')
  return (
    <>
      {mayWrite && isOpenInboxState(item.state) && (
        <IconButton icon="archive" size="medium" label={close} shortcut="E" onClick={() => void closeItem(props)} />
      )}
      <Menu groups={groups} position="bottom-end">
        <IconButton icon="ellipsis" size="medium" label={text('inbox.act.more')} />
      </Menu>
    </>
  )
}

/** Prints the open message: the style sheet leaves the rest out. */
const printScreen = () => window.print()

/** The way back to the list, in a window that shows the message alone. */
function Back({ onBack }: Pick<WorkHeadProps, 'onBack'>) {
  const text = useInboxText()
  return (
    <span className={styles.back}>
      <IconButton icon="arrow-left" size="medium" label={text('inbox.back')} onClick={onBack} />
    </span>
  )
}

/** The same way back above a message that has not arrived. */
export function WayBack({ onBack }: Pick<WorkHeadProps, 'onBack'>) {
  return (
    <header className={classNames(styles.workHead, styles.alone)}>
      <Back onBack={onBack} />
    </header>
  )
}

/** Above a message: its subject, who sent it how and when, the acts. */
export function WorkHead(props: WorkHeadProps) {
  const text = useInboxText()
  const { item, onBack } = props
  return (
    <header className={styles.workHead}>
      <Back onBack={onBack} />
      <div className={styles.titles}>
        <h2>{subjectOf(item, text)}</h2>
        <p>
          <span>{text('inbox.from', { name: nameOf(item, text), kind: text(`inbox.kind.${item.kind}`).toLowerCase() })}</span>
          {', '}
          <ChangedAt instant={item.receivedAt} />
        </p>
      </div>
      <Acts {...props} />
    </header>
  )
}
