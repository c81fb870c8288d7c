import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { toast } from '#kit/feedback/toast.ts'
import { usePanel } from '#admin/panel-context.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'

/** A saved view of a list: its number, its name and its query. */
export type SavedView = AdminCallData['view.list'][number]

interface ViewAct {
  readonly request: () => Promise<unknown>
  readonly said: string
  readonly undo?: () => Promise<unknown>
}

const sentenceOf = (error: unknown): string | null =>
  error instanceof CallError ? (error.errors.find(({ message }) => message !== undefined)?.message ?? error.message) : null

/** Reads the saved views of a list, and gives the acts on them. Each act can be undone. */
export function useSavedViews(list: string) {
  const text = usePanelText()
  const queries = useQueryClient()
  const { admin, lock } = usePanel()
  const queryKey = ['views', list] as const
  const { data: views = [] } = useQuery({ queryKey, queryFn: () => lock.read(() => admin.view.list(list)) })
  const perform = async ({ request, said, undo }: ViewAct): Promise<void> => {
    try {
      await lock.read(request)
      const back = { label: text('panel.act.undo'), onAct: () => undo && void perform({ request: undo, said: text('panel.act.undone') }) }
      toast({ text: said, acts: undo ? [back] : [] })
    } catch (error) {
      toast({ text: sentenceOf(error) ?? text('panel.act.failed'), tone: 'stop' })
    } finally {
      await queries.invalidateQueries({ queryKey })
    }
  }
  const named = (name: string) => views.find((view) => view.name === name)
  const change = (view: SavedView, to: Pick<SavedView, 'name' | 'query'>, said: string) =>
    perform({
      ...{ request: () => admin.view.change(list, view.view, to), said },
      undo: () => admin.view.change(list, view.view, { name: view.name, query: view.query }),
    })
  return {
    views,
    named,
    /** Saves the query under a name. A name that is taken replaces the query of its view. */
    keep: (name: string, query: string) => {
      const former = named(name)
      if (former) return change(former, { name, query }, text('panel.views.replaced', { name }))
      let saved: Promise<{ readonly view: number }> | undefined
      return perform({
        request: () => (saved = admin.view.keep(list, { name, query })),
        said: text('panel.views.kept', { name }),
        undo: async () => saved && admin.view.remove(list, (await saved).view),
      })
    },
    rename: (view: SavedView, name: string) => change(view, { name, query: view.query }, text('panel.views.renamed', { name })),
    remove: ({ view, name, query }: SavedView) =>
      perform({
        ...{ request: () => admin.view.remove(list, view), said: text('panel.views.removed', { name }) },
        undo: () => admin.view.keep(list, { name, query }),
      }),
  }
}

/** Saved views of a list, and the acts on them. */
export type SavedViews = ReturnType<typeof useSavedViews>
