import { useCallback, useEffect, useState } from 'react'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { modelsOf } from '#composer/palette/model.ts'
import { useSession } from '#composer/workbench/use-session.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { useSectionTrash } from './use-section-trash.ts'

/** The shared sections in the trash; none until they are read. `restore` takes one out, and shows it on the canvas and in « Ajouter » again. */
export function useTrashedSections() {
  const { props, models } = useWorkbench()
  const { actor } = useSession()
  const trash = useSectionTrash()
  const [trashed, setTrashed] = useState<AdminCallData['section.trashed']>([])
  const { admin } = props
  const read = useCallback(() => admin.section.trashed().then(setTrashed, () => undefined), [admin])
  useEffect(() => void read(), [read])
  const restore = async (section: number): Promise<boolean> => {
    if (!(await trash.restore(section))) return false
    await read()
    actor.send({ type: 'frame.reload' })
    await admin.model.list().then(
      (answer) => models.set(modelsOf(answer)),
      () => undefined,
    )
    return true
  }
  return { trashed, restore }
}
