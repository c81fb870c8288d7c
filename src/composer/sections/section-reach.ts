import type { Workbench } from '#composer/workbench/workbench.ts'

/** Follows the pages that show the edited section: they are counted now and after each publication. Without an answer the composer names no count. */
export function watchSectionReach({ props, former, sectionPages }: Workbench): () => void {
  const { admin, edited, locale } = props
  if (edited.kind !== 'section') return () => undefined
  const count = () =>
    void admin.section.reach(edited.id, locale).then(
      ({ pages }) => sectionPages.set(pages),
      () => sectionPages.set(null),
    )
  count()
  return former.subscribe(count)
}
