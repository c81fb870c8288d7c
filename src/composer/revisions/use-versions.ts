import { useEffect, useState } from 'react'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { documentKey } from '#composer/document-key.ts'
import { useMachine, useSession } from '#composer/workbench/use-session.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { readEditedDocument } from '#composer/saving/server-shapes.ts'

/** A version in the list. */
export type Version = AdminCallData['revision.list']['revisions'][number]

/** The versions of the document, read again after a publication and after a version was named. */
export function useVersions() {
  const { props, named } = useWorkbench()
  const { actor } = useSession()
  const published = useMachine(actor, ({ context }) => context.revision)
  const namings = useValue(named)
  const [turn, setTurn] = useState(0)
  const { admin } = props
  const [versions, setVersions] = useState<readonly Version[] | 'failed' | null>(null)
  useEffect(() => {
    let isOver = false
    admin.revision.list(documentKey(props), { nbItem: 50 }).then(
      (list) => !isOver && setVersions(list.revisions),
      () => !isOver && setVersions('failed'),
    )
    return () => void (isOver = true)
  }, [admin, props, published, namings, turn])
  const retry = () => {
    setVersions(null)
    setTurn(turn + 1)
  }
  return { versions, retry }
}

/** The content of a version; null until it is there, and for no version. */
export function useVersionDocument(id: number | null): EditedDocument | null {
  const { props } = useWorkbench()
  const [read, setRead] = useState<{ readonly id: number; readonly document: EditedDocument } | null>(null)
  useEffect(() => {
    if (id === null) return undefined
    let isOver = false
    void props.admin.revision
      .read(documentKey(props), id)
      .then(({ document }) => !isOver && setRead({ id, document: readEditedDocument(document) }))
      .catch(() => undefined)
    return () => void (isOver = true)
  }, [props, id])
  return read?.id === id ? read.document : null
}
