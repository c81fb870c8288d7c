import { useWorkbench } from './use-workbench.ts'
import type { Workbench } from './workbench.ts'

/** The parts of a workbench that say what its person may do. */
export type Person = Pick<Workbench, 'may' | 'props'>

/** Tells if a person may publish and plan; others write drafts, and ask for a review. */
export const mayPublish = ({ may, props }: Person): boolean => may !== 'words' && props.site.rights.includes('pages.publish')

/** Tells if the person may publish and plan. */
export const useMayPublish = (): boolean => mayPublish(useWorkbench())

/** Tells if the person may change the elements and the settings of the document, not its words alone. */
export const useMayWrite = (): boolean => useWorkbench().may !== 'words'
