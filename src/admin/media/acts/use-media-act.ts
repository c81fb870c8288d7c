import { undoBatch } from '#api-client/admin/resources/admin-client.ts'
import { toast } from '#kit/feedback/toast.ts'
import { usePanel } from '#admin/panel-context.ts'
import { useLibraryRenewal } from '#admin/media/use-library.ts'
import { usesOf } from '#admin/resources/use-resource-acts.ts'
import { useAct } from '#admin/screens/use-act.ts'

/** An act on files: its request, what is said once it is done, and what answers a use that was not seen. */
export interface MediaAct<Answer> {
  readonly request: () => Promise<Answer>
  readonly said: string
  readonly onUsed?: (total: number) => void
  /** Sentence about a change that another one has overtaken. */
  readonly staleSaid?: string
  /** Cancels the request: nothing is said then. */
  readonly signal?: AbortSignal
}

/** Does acts on files: the library follows. An act of a batch is undone by it. */
export function useMediaAct() {
  const { admin } = usePanel()
  const perform = useAct(useLibraryRenewal())
  return <Answer extends { readonly batch: string | null }>({
    request,
    said,
    onUsed,
    staleSaid,
    signal,
  }: MediaAct<Answer>): Promise<Answer | null> =>
    perform({
      ...{ request, said, ...(signal && { signal }) },
      undo: ({ batch }) => (batch === null ? null : () => undoBatch(admin.caller.request, batch)),
      onRefused: (error) => {
        if (error.code === 'STALE_VERSION' && staleSaid !== undefined) {
          toast({ text: staleSaid, tone: 'stop' })
          return true
        }
        const used = usesOf(error)
        if (used !== null) onUsed?.(used)
        return used !== null && onUsed !== undefined
      },
    })
}
