import { Tabs } from '#kit/layout/Tabs.tsx'
import { Outline } from '#composer/outline/Outline.tsx'
import { Palette } from '#composer/palette/Palette.tsx'
import { closePalette, openPalette } from '#composer/palette/open-palette.ts'
import { useReturn } from '#composer/palette/use-return.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import styles from './side.module.css'

/** The column at the left of the canvas: the outline of the page, and the palette of what can be added. */
export function LeftColumn({ onDone }: { /** Called when the palette closes itself. */ readonly onDone?: () => void }) {
  const text = useComposerText()
  const bench = useWorkbench()
  const isAdding = useValue(bench.adding) > 0
  const close = useReturn(isAdding, () => closePalette(bench))
  const leave = () => {
    close()
    onDone?.()
  }
  const outline = (
    <nav className={styles.outline} aria-label={text('composer.outline')}>
      <Outline />
    </nav>
  )
  return (
    <div className={styles.left}>
      <Tabs
        label={text('composer.left')}
        value={isAdding ? 'add' : 'outline'}
        onChange={(value) => (value === 'add' ? openPalette(bench) : closePalette(bench))}
        tabs={[
          { value: 'outline', label: text('composer.outline.short'), content: outline },
          { value: 'add', label: text('composer.add.short'), content: <Palette onClose={leave} /> },
        ]}
      />
    </div>
  )
}
