import { toast } from '#kit/feedback/toast.ts'
import { refusalSentence } from '#admin/screens/refusal-sentence.ts'
import { usePanel } from '#admin/panel-context.ts'
import { pathLabel } from '#admin/resources/history/path-words.ts'
import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import type { SessionNews } from './item-session.ts'

/** Tells the person of changes by others that were joined with theirs, and of acts that failed. */
export function useSessionNews(): Pick<SessionNews, 'onFailed' | 'onMerged'> {
  const text = useResourceText()
  const panelText = usePanelText()
  const { start, lock } = usePanel()
  const { resource } = useResource()
  return {
    onMerged: ({ by }, paths) => {
      const fields = paths.map((path) => pathLabel(resource.fields, path, start.locales.length > 1)).join(', ')
      toast({ text: text('resources.merged', { name: by ?? text('resources.somebody'), fields }) })
    },
    onFailed: (error) => {
      lock.watch(Promise.reject(error))
      toast({ text: refusalSentence(error) ?? panelText('panel.act.failed'), tone: 'stop' })
    },
  }
}
