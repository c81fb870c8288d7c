import { SHELL_IDS } from '#composer/document-key.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useHead, useWorkbench } from '#composer/workbench/use-workbench.ts'

/** The title of the edited page, or the name of the edited header and footer. */
export function useDocumentTitle(): string {
  const text = useComposerText()
  const { edited } = useWorkbench().props
  const title = useHead('/title')
  if (edited.kind === 'shell') return text(edited.id === SHELL_IDS.page ? 'composer.shell.title.page' : 'composer.shell.title')
  return typeof title === 'string' && title !== '' ? title : text('composer.page.untitled')
}
