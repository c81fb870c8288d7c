import { useEffect, useRef } from 'react'
import { Tabs } from '#kit/layout/Tabs.tsx'
import { Outline } from '#composer/outline/Outline.tsx'
import { SearchButton } from '#composer/outline/search/OutlineSearch.tsx'
import { LastChange } from '#composer/revisions/LastChange.tsx'
import { Palette } from '#composer/palette/Palette.tsx'
import { closePalette, openPalette } from '#composer/palette/open-palette.ts'
import { useReturn } from '#composer/palette/use-return.ts'
import { ShellEntry } from '#composer/shells/ShellEntry.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useMayWrite } from '#composer/workbench/person.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import styles from './side.module.css'

/** Gives the focus to the outline when the palette has closed and nothing else has taken it. */
function useFocusAfter(isAdding: boolean) {
  const outline = useRef<HTMLElement>(null)
  const wasAdding = useRef(false)
  useEffect(() => {
    const hasClosed = wasAdding.current && !isAdding
    wasAdding.current = isAdding
    if (hasClosed && document.activeElement === document.body) outline.current?.querySelector<HTMLElement>('[role="treegrid"]')?.focus()
  }, [isAdding])
  return outline
}

/** The column at the left of the canvas: the outline of the page, and the palette of what can be added. */
export function LeftColumn({ onDone }: { /** Called when the palette closes itself. */ readonly onDone?: () => void }) {
  const text = useComposerText()
  const bench = useWorkbench()
  const mayWrite = useMayWrite()
  const isAdding = useValue(bench.adding) > 0
  const place = useFocusAfter(isAdding)
  const close = useReturn(isAdding, () => closePalette(bench))
  const leave = () => {
    close()
    onDone?.()
  }
  const outline = (
    <nav ref={place} className={styles.outline} aria-label={text('composer.outline')}>
      <ShellEntry end="header" />
      <Outline
        foot={
          <>
            <ShellEntry end="footer" />
            <LastChange />
          </>
        }
      />
    </nav>
  )
  return (
    <div className={styles.left} data-part="left">
      <Tabs
        label={text('composer.left')}
        value={isAdding ? 'add' : 'outline'}
        onChange={(value) => (value === 'add' ? openPalette(bench) : closePalette(bench))}
        tabs={[
          { value: 'outline', label: text('composer.outline.short'), content: outline },
          ...(mayWrite ? [{ value: 'add', label: text('composer.add.short'), content: <Palette onClose={leave} /> }] : []),
        ]}
      />
      {/* The first control of the column is its first tab. */}
      {!isAdding && <SearchButton />}
    </div>
  )
}
