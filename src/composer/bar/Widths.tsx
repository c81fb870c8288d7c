import { SegmentedControl } from '#kit/fields/SegmentedControl.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { widthNames } from './width-names.ts'

/** The choice of the width at which the page is shown. */
export function Widths() {
  const text = useComposerText()
  const { width } = useWorkbench()
  const chosen = useValue(width)
  const segments = widthNames.map(({ value, icon }) => ({ value, icon, label: text(`composer.width.${value}`), isIconAlone: true }))
  return (
    <SegmentedControl
      label={text('composer.width')}
      segments={segments}
      value={chosen.name}
      onChange={(name) => width.set({ ...chosen, name })}
    />
  )
}
