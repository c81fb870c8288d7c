import { useState } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { useDocumentTitle } from '#composer/shells/use-document-title.ts'
import { RemovalDialog } from '#composer/usage/RemovalDialog.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { useSectionTrash } from './use-section-trash.ts'

/** Puts the edited section into the trash, after a question that names the pages that show it, and leaves it. */
export function TrashSection() {
  const text = useComposerText()
  const { props } = useWorkbench()
  const { trash } = useSectionTrash()
  const title = useDocumentTitle()
  const [isAsking, setAsking] = useState(false)
  const { id } = props.edited
  const remove = async (used: number) => {
    if (await trash(id, used)) props.onLeave()
  }
  return (
    <>
      <Button size="small" icon="trash" onClick={() => setAsking(true)}>
        {text('composer.section.trash')}
      </Button>
      {isAsking && (
        <RemovalDialog
          admin={props.admin}
          kind="section"
          name={id}
          title={text('composer.section.trash.title', { title })}
          consequence={text('composer.section.trash.after')}
          act={text('composer.section.trash')}
          onClose={() => setAsking(false)}
          onRemove={(used) => void remove(used)}
        />
      )}
    </>
  )
}
