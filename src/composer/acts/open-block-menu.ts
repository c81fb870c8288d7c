import type { MenuPoint, Workbench } from '#composer/workbench/workbench.ts'

/** Opens the menu of the selected blocks at a point of the window; a block that is not selected is selected first. */
export function openBlockMenu({ selection, menu }: Pick<Workbench, 'selection' | 'menu'>, id: string | null, at: MenuPoint): void {
  if (id !== null && !selection.ids.includes(id)) selection.select([id])
  if (selection.ids.length > 0) menu.set(at)
}
