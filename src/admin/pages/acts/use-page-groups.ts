import { useNavigate } from 'react-router-dom'
import { pageActRefusal, type PageAct as LockedAct } from '#domain/urls/system-pages.ts'
import type { MenuAct, MenuGroup } from '#kit/overlays/Menu.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { editAddress } from '#admin/pages/page-address.ts'
import type { PageItem } from '#admin/pages/page-states.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { proposedAddresses, writtenAddresses } from './proposed-addresses.ts'
import { usePageAct } from './use-page-act.ts'
import { usePageRemovals, type Removal } from './use-page-removals.ts'

/** The dialogs of a row. */
export type OpenDialog = 'move' | 'access' | Removal

/** The reason for which a page of a row refuses an act, in any of its languages; false without one. */
export function rowRefusal({ languages }: Pick<PageItem, 'languages'>, act: LockedAct): string | false {
  return languages.map(({ url }) => pageActRefusal(url, act)?.fr).find((why) => why !== undefined) ?? false
}

const SEEN: ReadonlySet<string> = new Set(['ONLINE', 'MODIFIED', 'PLANNED'])

/** Makes the acts on whole pages, each with the reason where the product relies on the page. */
export function usePageGroups(page: PageItem, title: string, open: (dialog: OpenDialog) => void): MenuGroup[] {
  const text = usePanelText()
  const navigate = useNavigate()
  const { admin, start: panel } = usePanel()
  const { perform } = usePageAct()
  const { start, withdraw } = usePageRemovals(page, title, open)
  const { id } = page
  const copy: MenuAct = {
    label: text('panel.act.copy'),
    icon: 'copy',
    onAct: () =>
      void perform({
        request: () => admin.page.copy(id),
        said: text('panel.act.copied', { title }),
        more: (made) => [{ label: text('panel.act.open'), onAct: () => void navigate(editAddress(made.id, page.locale)) }],
        undo: (made) => withdraw(made.id),
      }),
  }
  const offline: MenuAct = {
    label: text('panel.act.offline'),
    icon: 'eye-off',
    refusal: rowRefusal(page, 'unpublish'),
    onAct: () => void start('offline'),
  }
  const trash: MenuAct = {
    label: text('panel.act.trash'),
    icon: 'trash',
    tone: 'remove',
    refusal: rowRefusal(page, 'remove'),
    onAct: () => void start('trash'),
  }
  const move: MenuAct = { label: text('panel.act.address'), icon: 'link', refusal: rowRefusal(page, 'move'), onAct: () => open('move') }
  const access: MenuAct = {
    label: text('panel.act.access'),
    icon: 'users',
    refusal: rowRefusal(page, 'close'),
    onAct: () => open('access'),
  }
  const isSeen = page.languages.some(({ state }) => SEEN.has(state))
  const copies = panel.rights.includes('pages.write') ? [copy] : []
  if (!panel.rights.includes('pages.publish')) return copies.length > 0 ? [{ acts: copies }] : []
  return [{ acts: [move, ...copies, access] }, { acts: [...(isSeen ? [offline] : []), trash] }]
}

/** Takes a page out of the trash: at other addresses where its own were taken. */
export function useRestore(page: PageItem, title: string): () => void {
  const { id } = page
  const { withdraw } = usePageRemovals(page, title)
  const text = usePanelText()
  const { admin, start } = usePanel()
  const { perform } = usePageAct()
  const restore = (urls?: Readonly<Record<string, string>>) =>
    void perform({
      request: () => admin.page.restore(id, urls ? { urls } : {}),
      said: text('panel.act.restored', { title }),
      undo: () => withdraw(id),
      offers: (error) => {
        const free = proposedAddresses(error.data)
        if (!free) return []
        return [{ label: text('panel.act.restoreAs', { address: writtenAddresses(free, start.locales) }), onAct: () => restore(free) }]
      },
    })
  return () => restore()
}
