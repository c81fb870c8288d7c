import { usePanel } from '#admin/panel-context.ts'
import type { PageItem } from '#admin/pages/page-states.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { usePageAct } from './use-page-act.ts'

/** An act that takes a page away from visitors. */
export type Removal = 'offline' | 'trash'

/** The acts that take a page away. `ask` opens the question where other places use the page. */
export function usePageRemovals({ id }: PageItem, title: string, ask?: (removal: Removal) => void) {
  const text = usePanelText()
  const { admin } = usePanel()
  const { perform } = usePageAct()
  const usesOf = async (page: number) => (await admin.reference.list('page', String(page))).total
  // Places that begin to use the page meanwhile are found by the server.
  const onUsed = (removal: Removal) => ask && { onUsed: () => ask(removal) }
  const remove: Readonly<Record<Removal, (used: number) => Promise<void>>> = {
    offline: (used) =>
      perform({
        request: () => admin.page.offline(id, used),
        said: text('panel.act.isOffline', { title }),
        undo: ({ documents }) => admin.page.online(id, { documents }),
        ...onUsed('offline'),
      }),
    trash: (used) =>
      perform({
        request: () => admin.page.trash(id, used),
        said: text('panel.act.trashed', { title }),
        undo: () => admin.page.restore(id),
        ...onUsed('trash'),
      }),
  }
  /** Takes the page away immediately where nothing uses it; otherwise asks. Without an answer about its uses, the server decides. */
  const start = async (removal: Removal) => {
    const used = await usesOf(id).catch(() => 0)
    if (used > 0) ask?.(removal)
    else await remove[removal](used)
  }
  /** Takes back what has just brought a page: the state before had the same links, so there is no question. */
  const withdraw = async (page: number) => admin.page.trash(page, await usesOf(page))
  return { remove, start, withdraw }
}
