import { useWorkbench } from '#composer/workbench/use-workbench.ts'

/** Tells if the person may publish and plan; others write drafts, and ask for a review. */
export const useMayPublish = (): boolean => useWorkbench().props.site.rights.includes('pages.publish')
