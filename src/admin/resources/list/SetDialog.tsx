import { useState } from 'react'
import type { FormField } from '#schemas/admin/resources/form-tree.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { SchemaForm } from '#forms/SchemaForm.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { formField, nameOf } from '#admin/resources/form/form-fields.ts'
import { createResourceStore, emptyValue } from '#admin/resources/form/resource-store.ts'
import { usePanelPickers } from '#admin/resources/form/use-panel-pickers.ts'
import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'

interface SetDialogProps {
  readonly field: FormField
  /** The number of items that get the value. */
  readonly count: number
  readonly onClose: () => void
  readonly onSet: (values: Readonly<Record<string, unknown>>) => void
}

/** Asks for the value of one field that all chosen items get. */
export function SetDialog({ field, count, onClose, onSet }: SetDialogProps) {
  const text = useResourceText()
  const { start } = usePanel()
  const pickers = usePanelPickers(start.locales[0] ?? '')
  const [store] = useState(() => createResourceStore([field], { [nameOf(field)]: emptyValue(field) }))
  const [tree] = useState(() => ({ fields: [formField(field)] }))
  const act = (
    <Button
      variant="primary"
      onClick={() => {
        onClose()
        onSet(store.form())
      }}
    >
      {text('resources.set.apply', { count })}
    </Button>
  )
  return (
    <Dialog isOpen onClose={onClose} title={field.label?.fr ?? nameOf(field)} acts={act} hint={text('resources.set.hint')}>
      <SchemaForm tree={tree} store={store} pickers={pickers} hasOwnUndo />
    </Dialog>
  )
}
