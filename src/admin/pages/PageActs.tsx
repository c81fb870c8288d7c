import { useNavigate } from 'react-router-dom'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { Menu, type MenuAct } from '#kit/overlays/Menu.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { languageName } from '#admin/texts/language-name.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { canBeSeen, editAddress, siteAddress } from './page-address.ts'
import type { PageItem } from './page-states.ts'

/** The menu of a row: change the page in each of its languages, see it on the site. */
export function PageActs({ page, title }: { readonly page: PageItem; readonly title: string }) {
  const text = usePanelText()
  const navigate = useNavigate()
  const { start } = usePanel()
  // In the order of the columns beside.
  const locales = start.locales.filter((locale) => page.languages.some((document) => document.locale === locale))
  const edits = locales.map((locale): MenuAct => ({
    label: locales.length === 1 ? text('panel.list.edit') : text('panel.list.editIn', { language: languageName(locale).toLowerCase() }),
    icon: 'pencil',
    onAct: () => void navigate(editAddress(page.id, locale)),
  }))
  const view: MenuAct = { label: text('panel.list.view'), icon: 'external-link', href: siteAddress(page, start.locales), isNewTab: true }
  return (
    <Menu groups={[{ acts: edits }, ...(canBeSeen(page) ? [{ acts: [view] }] : [])]}>
      <IconButton label={text('panel.list.actsOf', { title })} icon="ellipsis" hasTooltip={false} />
    </Menu>
  )
}
