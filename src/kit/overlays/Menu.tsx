import { Menu as Floating } from '@mantine/core'
import { createContext, Fragment, use, useState, type MouseEvent, type ReactElement } from 'react'
import { classNames } from '#kit/class-names.ts'
import { toast } from '#kit/feedback/toast.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import type { IconName } from '#kit/icons/icon-set.ts'
import { Kbd } from '#kit/text/Kbd.tsx'
import styles from './overlays.module.css'

/** An act of a menu. */
export interface MenuAct {
  readonly label: string
  readonly icon?: IconName
  readonly shortcut?: string
  /** `remove` for what takes something away. */
  readonly tone?: 'plain' | 'remove'
  /** The chosen one of several shows a check. */
  readonly isChosen?: boolean
  /** Why it is not possible now: a press says this. */
  readonly refusal?: string | false
  /** Where it leads, for an act that is a link; one that opens a new tab says so in its label. */
  readonly href?: string
  readonly isNewTab?: boolean
  readonly onAct?: () => void
}

/** Acts that belong together, parted from the others by a line. */
export interface MenuGroup {
  readonly label?: string
  readonly acts: readonly MenuAct[]
}

interface MenuProps {
  /** The acts; as a function they are read when the menu opens. */
  readonly groups: readonly MenuGroup[] | (() => readonly MenuGroup[])
  /** The control that opens it: a Button or an IconButton. */
  readonly children: ReactElement
  readonly position?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end' | 'right-end'
}

/** Gives the focus back to where it was before the menu; null for a menu behind a button. */
const ReturnContext = createContext<(() => unknown) | null>(null)

function focusButtonOf(item: HTMLElement): void {
  const id = item.closest('[role=menu]')?.getAttribute('aria-labelledby')
  if (id) document.getElementById(id)?.focus({ preventScroll: true })
}

/** Gives the focus to the button of a menu that closes without an act. */
function leave(): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement) focusButtonOf(activeElement)
}

function EndOfItem({ act: { isChosen = false, shortcut } }: { readonly act: MenuAct }) {
  if (isChosen) return <Icon name="check" size={14} />
  return shortcut === undefined ? null : <Kbd>{shortcut}</Kbd>
}

/** Height of a menu that has no room: three acts, which scroll. */
const MIN_HEIGHT = 120

const linkOf = ({ href, isNewTab = false }: MenuAct) => ({ href, ...(isNewTab && { target: '_blank', rel: 'noopener' }) })

function Item({ act, hasIcons }: { readonly act: MenuAct; readonly hasIcons: boolean }) {
  const { label, icon, tone, isChosen, refusal = false, href, onAct } = act
  const isRefused = refusal !== false
  const giveBack = use(ReturnContext)
  const press = ({ currentTarget, detail }: MouseEvent<HTMLElement>) => {
    // The second click of a double click reaches the item while the menu closes.
    if (detail > 1) return
    // A dialog that the act opens gives the focus back to what had it: the item is gone by then.
    if (giveBack) giveBack()
    else focusButtonOf(currentTarget)
    if (isRefused) toast({ text: refusal })
    else onAct?.()
  }
  const shared = {
    leftSection: icon ? <Icon name={icon} /> : hasIcons && <span className={styles['no-icon']} />,
    rightSection: <EndOfItem act={act} />,
    onClick: press,
    'aria-disabled': isRefused || undefined,
    ...(isChosen !== undefined && { 'aria-current': isChosen }),
    className: classNames(tone === 'remove' && styles.remove, isRefused && styles.refused),
  }
  if (href === undefined || isRefused) return <Floating.Item {...shared}>{label}</Floating.Item>
  return (
    <Floating.Item {...shared} component="a" {...linkOf(act)}>
      {label}
    </Floating.Item>
  )
}

function Groups({ groups }: Pick<MenuProps, 'groups'>) {
  const shown = typeof groups === 'function' ? groups() : groups
  // Where one act has an icon, the labels of those without one keep to the same line.
  const hasIcons = shown.some(({ acts }) => acts.some(({ icon }) => icon !== undefined))
  return shown.map((group, index) => (
    <Fragment key={group.label ?? group.acts[0]?.label}>
      {index > 0 && <Floating.Divider />}
      {group.label !== undefined && <Floating.Label>{group.label}</Floating.Label>}
      {group.acts.map((act) => (
        <Item key={act.label} act={act} hasIcons={hasIcons} />
      ))}
    </Fragment>
  ))
}

/** Tells the stylesheet the height that is free on the side where the menu opens. */
const fitHeight = ({
  availableHeight,
  elements,
}: {
  readonly availableHeight: number
  readonly elements: { readonly floating: HTMLElement }
}): void => elements.floating.style.setProperty('--menu-room', `${Math.max(availableHeight, MIN_HEIGHT)}px`)

const look = {
  offset: 4,
  middlewares: { size: { padding: 8, apply: fitHeight } },
  // On a phone a menu is a sheet from below, over a ground that a touch leaves it by.
  withOverlay: true,
  overlayProps: { className: styles.ground ?? '', zIndex: 299 },
  // A menu has no children but its acts.
  withInitialFocusPlaceholder: false,
  zIndex: 300,
  transitionProps: { duration: 120 },
  classNames: {
    dropdown: styles.menu ?? '',
    item: styles.item ?? '',
    label: styles.label ?? '',
    divider: styles.divider ?? '',
  },
}

interface ContextMenuProps extends Pick<MenuProps, 'groups'> {
  /** The point of the window where it opens. */
  readonly at: { readonly x: number; readonly y: number }
  readonly label: string
  readonly onClose: () => void
}

/** An open menu of acts at a point of the window. */
export function ContextMenu({ at, label, groups, onClose }: ContextMenuProps) {
  const [former] = useState(() => document.activeElement)
  const giveBack = () => former instanceof HTMLElement && former.focus({ preventScroll: true })
  const change = (isOpen: boolean) => {
    if (isOpen) return
    if (document.activeElement?.closest('[role=menu]')) giveBack()
    onClose()
  }
  return (
    <Floating {...look} opened position="bottom-start" onChange={change}>
      <Floating.Target>
        <span className={styles.point} style={{ left: at.x, top: at.y }} />
      </Floating.Target>
      <Floating.Dropdown aria-label={label}>
        <ReturnContext value={giveBack}>
          <Groups groups={groups} />
        </ReturnContext>
      </Floating.Dropdown>
    </Floating>
  )
}

/** A menu of acts behind a button. */
export function Menu({ groups, children, position = 'bottom-end' }: MenuProps) {
  return (
    <Floating {...look} position={position} returnFocus={false} onClose={leave}>
      <Floating.Target>{children}</Floating.Target>
      <Floating.Dropdown>
        <Groups groups={groups} />
      </Floating.Dropdown>
    </Floating>
  )
}
