import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { Menu, type MenuAct, type MenuGroup } from '#kit/overlays/Menu.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { languageName } from '#admin/texts/language-name.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { AccessDialog } from './acts/AccessDialog.tsx'
import { MoveDialog } from './acts/MoveDialog.tsx'
import { PageRemovalDialog } from './acts/PageRemovalDialog.tsx'
import { usePageGroups, useRestore, type OpenDialog } from './acts/use-page-groups.ts'
import { useTranslate } from './acts/use-translate.ts'
import { canBeSeen, editAddress, siteAddress } from './page-address.ts'
import type { PageItem } from './page-states.ts'

interface PageActsProps {
  readonly page: PageItem
  readonly title: string
  /** Further acts of the row, behind those of the page. */
  readonly more?: readonly MenuGroup[] | undefined
  readonly tabIndex?: number | undefined
}

/** Acts that open the page: in the composer in each of its languages, and on the site. */
function useOpenGroups(page: PageItem, title: string): MenuGroup[] {
  const text = usePanelText()
  const navigate = useNavigate()
  const { start } = usePanel()
  const translate = useTranslate(page, title)
  // In the order of the columns beside.
  const locales = start.locales.filter((locale) => page.languages.some((document) => document.locale === locale))
  const edits = locales.map((locale): MenuAct => ({
    label: locales.length === 1 ? text('panel.list.edit') : text('panel.list.editIn', { language: languageName(locale).toLowerCase() }),
    icon: 'pencil',
    onAct: () => void navigate(editAddress(page.id, locale)),
  }))
  const view: MenuAct = { label: text('panel.list.view'), icon: 'external-link', href: siteAddress(page, start.locales), isNewTab: true }
  const mayMake = start.rights.includes('pages.write')
  const missing = mayMake ? start.locales.filter((locale) => !locales.includes(locale)) : []
  const translations = missing.map((locale): MenuAct => ({
    label: text('panel.translation.into', { language: languageName(locale).toLowerCase() }),
    icon: 'languages',
    onAct: () => void translate(locale),
  }))
  return [{ acts: [...edits, ...translations] }, ...(canBeSeen(page) ? [{ acts: [view] }] : [])]
}

/** The menu of a row: open the page, act on it as a whole; for a page in the trash, take it out. */
export function PageActs({ page, title, more = [], tabIndex }: PageActsProps) {
  const text = usePanelText()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const open = useOpenGroups(page, title)
  const whole = usePageGroups(page, title, setDialog)
  const restore = useRestore(page, title)
  const mayRestore = usePanel().start.rights.includes('pages.publish')
  const trashed: MenuGroup[] = mayRestore ? [{ acts: [{ label: text('panel.act.restore'), icon: 'undo', onAct: restore }] }] : []
  const groups = page.state === 'ARCHIVED' ? trashed : [...open, ...whole, ...more]
  const dialogProps = { page, title, onClose: () => setDialog(null) }
  if (groups.length === 0) return null
  return (
    <>
      <Menu groups={groups}>
        <IconButton label={text('panel.list.actsOf', { title })} icon="ellipsis" hasTooltip={false} tabIndex={tabIndex} />
      </Menu>
      {dialog === 'move' && <MoveDialog {...dialogProps} />}
      {dialog === 'access' && <AccessDialog {...dialogProps} />}
      {(dialog === 'trash' || dialog === 'offline') && <PageRemovalDialog {...dialogProps} removal={dialog} />}
    </>
  )
}
