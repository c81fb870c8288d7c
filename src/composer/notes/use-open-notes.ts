import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'

/** How many notes on the draft wait to be settled. */
export function useOpenNotes(): number {
  const { threads } = useWorkbench()
  return useValue(threads).filter(({ resolvedAt }) => resolvedAt === null).length
}
