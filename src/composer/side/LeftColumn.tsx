import { Tabs } from '#kit/layout/Tabs.tsx'
import { Outline } from '#composer/outline/Outline.tsx'
import { Palette } from '#composer/palette/Palette.tsx'
import { useReturn } from '#composer/palette/use-return.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import styles from './side.module.css'

/** The column at the left of the canvas: the outline of the page, and the palette of what can be added. */
export function LeftColumn() {
  const text = useComposerText()
  const { adding } = useWorkbench()
  const isAdding = useValue(adding) > 0
  const close = useReturn(isAdding, () => adding.set(0))
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
        onChange={(value) => adding.set(value === 'add' ? 1 : 0)}
        tabs={[
          { value: 'outline', label: text('composer.outline.short'), content: outline },
          { value: 'add', label: text('composer.add.short'), content: <Palette onClose={close} /> },
        ]}
      />
    </div>
  )
}
