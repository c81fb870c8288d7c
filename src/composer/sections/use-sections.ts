import { useEffect, useState } from 'react'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'

/** The shared sections of the site with the blocks that visitors see. */
export type Sections = AdminCallData['section.list']

/** Reads the shared sections of the site when one of them is selected, and again in another round; null until they are there. */
export function useSections(round = 0): Sections | null {
  const { admin } = useWorkbench().props
  const [sections, setSections] = useState<Sections | null>(null)
  useEffect(() => {
    let isOver = false
    admin.section.list().then(
      (list) => !isOver && setSections(list),
      () => undefined,
    )
    return () => void (isOver = true)
  }, [admin, round])
  return sections
}
