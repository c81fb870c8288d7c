import { useLayoutEffect, useRef } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { openPaletteToStart } from '#composer/palette/open-palette.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useMayWrite } from '#composer/workbench/person.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import styles from './outline.module.css'

/** The outline of a page without elements, with the ways to begin it for a person who may. */
export function EmptyOutline() {
  const text = useComposerText()
  return (
    <div className={styles.none}>
      <p>{text('composer.outline.empty')}</p>
      {useMayWrite() && <Begin />}
    </div>
  )
}

function Begin() {
  const text = useComposerText()
  const bench = useWorkbench()
  const add = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    // The tree grid that has lost its last row has nothing left to do.
    if (document.activeElement?.matches('[role=treegrid]')) add.current?.focus()
  }, [])
  return (
    <>
      <Button ref={add} data-add="" size="small" icon="plus" onClick={() => openPaletteToStart(bench, 'element')}>
        {text('composer.add')}
      </Button>
      <Button size="small" variant="subtle" onClick={() => openPaletteToStart(bench, 'model')}>
        {text('composer.outline.from-model')}
      </Button>
    </>
  )
}
