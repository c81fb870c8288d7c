import { CallError } from '#api-client/transport/errors.ts'
import { toast } from '#kit/feedback/toast.ts'
import { useDocumentTitle } from '#composer/shells/use-document-title.ts'
import { takeOffline } from '#composer/workbench/take-offline.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { RemovalDialog } from './RemovalDialog.tsx'
import { useUsageText } from './UsedIn.tsx'

/** The question before a page is taken offline to which places lead that the person has not seen. */
export function OfflineDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useComposerText()
  const usage = useUsageText()
  const bench = useWorkbench()
  const title = useDocumentTitle()
  const { admin, edited, locale } = bench.props
  const remove = (used: number) =>
    void takeOffline(bench, used).catch((error: unknown) =>
      toast({ text: error instanceof CallError ? error.message : text('composer.publish.no-answer'), tone: 'stop' }),
    )
  return (
    <RemovalDialog
      admin={admin}
      kind="page"
      name={edited.id}
      locale={locale}
      title={usage('panel.removal.offline', { title })}
      consequence={usage('panel.removal.offline.after')}
      act={usage('panel.removal.offline.act')}
      onClose={onClose}
      onRemove={remove}
    />
  )
}
