import { toast } from '#kit/feedback/toast.ts'
import { refusalSentence } from '#admin/screens/refusal-sentence.ts'
import { usePanel } from '#admin/panel-context.ts'
import { pathLabel } from '#admin/resources/history/path-words.ts'
import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { authorOf } from './author-of.ts'
import type { SessionNews } from './item-session.ts'

/** Tells the person of changes made elsewhere that were joined with theirs, and of acts that failed. */
export function useSessionNews(): Pick<SessionNews, 'onFailed' | 'onMerged'> {
  const text = useResourceText()
  const panelText = usePanelText()
  const { start, person, lock } = usePanel()
  const { resource } = useResource()
  return {
    onMerged: (theirs, paths) => {
      const fields = paths.map((path) => pathLabel(resource.fields, path, start.locales.length > 1)).join(', ')
      toast({ text: text('resources.merged', { ...authorOf(theirs, person.id), fields }) })
    },
    onFailed: (error) => {
      lock.watch(Promise.reject(error))
      toast({ text: refusalSentence(error) ?? panelText('panel.act.failed'), tone: 'stop' })
    },
  }
}
