import { useRef, useState } from 'react'
import { classNames } from '#kit/class-names.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { Toolbar } from '#kit/layout/Toolbar.tsx'
import { Menu, type MenuGroup } from '#kit/overlays/Menu.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { ACT_LIMIT } from '#admin/resources/list/act-limit.ts'
import bars from '#admin/screens/bars.module.css'
import type { InboxView } from '../inbox-view.ts'
import { useInboxText } from '../texts/use-inbox-text.ts'
import { useInboxTeam } from '../use-inbox.ts'
import { leftWords } from './left-words.ts'
import type { Chosen } from './use-chosen.ts'

interface SelectionProps {
  readonly chosen: Chosen
  readonly view: InboxView
  readonly total: number
  /** There are more than are counted. */
  readonly hasMore: boolean
}

type ActsProps = Pick<SelectionProps, 'chosen' | 'view'>

function MoreActs({ chosen: { act }, view }: ActsProps) {
  const text = useInboxText()
  const { person } = usePanel()
  const team = useInboxTeam()
  const states: MenuGroup = {
    acts: [
      { label: text('inbox.act.unread'), icon: 'inbox', shortcut: 'U', onAct: () => void act({ state: 'NEW' }) },
      ...(view === 'spam'
        ? []
        : [{ label: text('inbox.act.spam'), icon: 'alert' as const, shortcut: '!', onAct: () => void act({ state: 'SPAM' }) }]),
    ],
  }
  const people: MenuGroup = {
    label: text('inbox.field.assignee'),
    acts: [
      { label: text('inbox.nobody'), onAct: () => void act({ assignee: null }) },
      ...team.map(({ id, name }) => ({
        label: name,
        ...(id === person.id && { shortcut: 'M' }),
        onAct: () => void act({ assignee: id }),
      })),
    ],
  }
  return (
    <Menu groups={[states, people]} position="bottom-end">
      <IconButton icon="ellipsis" size="medium" label={text('inbox.act.more')} />
    </Menu>
  )
}

/** The acts on chosen messages outside of the trash. */
function LivingActs({ chosen, view }: ActsProps) {
  const text = useInboxText()
  const { act } = chosen
  return (
    <>
      {view !== 'closed' && view !== 'spam' && (
        <Button size="small" icon="archive" onClick={() => void act({ state: 'CLOSED' })}>
          {text('inbox.act.close')}
        </Button>
      )}
      <Button size="small" icon={view === 'spam' ? 'check' : 'clock'} onClick={() => void act({ state: 'READ' })}>
        {text(view === 'spam' ? 'inbox.many.notSpam' : 'inbox.act.take')}
      </Button>
      <Button size="small" variant="remove" icon="trash" onClick={() => void act({ isTrashed: true })}>
        {text('inbox.view.trash')}
      </Button>
      <MoreActs chosen={chosen} view={view} />
    </>
  )
}

/** The acts on all chosen messages, in the place of the search; below, what the last act has left and why. */
export function InboxSelection({ chosen, view, total, hasMore }: SelectionProps) {
  const text = useInboxText()
  const [isChoosing, setIsChoosing] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const { selection, act, chooseAll, left } = chosen
  const count = selection.items.length
  const most = Math.min(total, ACT_LIMIT)
  const choose = async () => {
    setIsChoosing(true)
    await chooseAll().finally(() => setIsChoosing(false))
    // The button that had the focus has gone: the acts are what comes next.
    bar.current?.querySelector<HTMLElement>('[role=toolbar] button')?.focus()
  }
  return (
    <div ref={bar} className={bars.selection} data-beside-rows>
      <p role="status">{text('inbox.many.chosen', { count })}</p>
      {count < most && (
        <Button variant="link" size="small" busy={isChoosing && text('inbox.many.choosing')} onClick={() => void choose()}>
          {text(total > most || hasMore ? 'inbox.many.chooseFirst' : 'inbox.many.chooseAll', { count: most })}
        </Button>
      )}
      <Button size="small" variant="subtle" className={bars.leave} onClick={selection.clear}>
        {text('inbox.many.leave')}
      </Button>
      <Toolbar label={text('inbox.many.acts')} className={classNames(bars.acts, bars.below)} onEscape={selection.clear}>
        {view === 'trash' ? (
          <Button size="small" icon="undo" onClick={() => void act({ isTrashed: false })}>
            {text('inbox.act.restore')}
          </Button>
        ) : (
          <LivingActs chosen={chosen} view={view} />
        )}
      </Toolbar>
      <p role="status" className={bars.left}>
        {leftWords(left, text)}
      </p>
    </div>
  )
}
