import { useEffect, useState } from 'react'
import { Palette } from '#kit/palette/Palette.tsx'
import { useDesk } from '#composer/acts/use-acts.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { actEntries, blockEntries, found, newPageEntries, pageEntries, type ListedPage } from './palette-entries.ts'
import { useMenuEntries } from './use-menu-entries.ts'

/** The number of pages that are fetched when the palette opens. */
const PAGES = 100

function usePages(): readonly ListedPage[] {
  const { props } = useWorkbench()
  const { admin, locale } = props
  const [pages, setPages] = useState<readonly ListedPage[]>([])
  useEffect(() => {
    let isOver = false
    // Without an answer the palette still has its acts.
    void admin.page.list({ nbItem: PAGES, locale: { value: locale } }).then(
      (answer) => isOver || setPages(answer.pages),
      () => undefined,
    )
    return () => void (isOver = true)
  }, [admin, locale])
  return pages
}

/** The command palette: everything that can be done here, and the elements and pages to go to. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const text = useComposerText()
  const desk = useDesk()
  const { props, may } = useWorkbench()
  const pages = usePages()
  const [query, setQuery] = useState('')
  const inMenus = useMenuEntries()
  const doing = [
    ...actEntries(desk, text, query),
    ...(query.trim() === '' ? [] : found(inMenus, query)),
    ...(may === 'words' ? [] : newPageEntries(text, props.onNewPage, query)),
  ]
  const going = [...blockEntries(desk, query), ...pageEntries(pages, props, query)]
  return (
    <Palette
      title={text('composer.palette.open')}
      placeholder={text('composer.palette.placeholder')}
      results={text('composer.palette.results')}
      groups={[
        { label: text('composer.palette.do'), entries: doing },
        { label: text('composer.palette.pages'), entries: going },
      ]}
      query={query}
      onQuery={setQuery}
      onClose={onClose}
      none={text('composer.palette.none')}
    />
  )
}
