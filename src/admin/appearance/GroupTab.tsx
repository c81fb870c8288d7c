import { useMemo, useState } from 'react'
import { SchemaForm } from '#forms/SchemaForm.tsx'
import { usePanel } from '#admin/panel-context.ts'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { problemsBelow, problemsOf } from '#admin/resources/edit/problems.ts'
import { useSessionState } from '#admin/resources/edit/use-item-session.ts'
import { formFields } from '#admin/resources/form/form-fields.ts'
import { storeBelow } from '#admin/resources/form/resource-store.ts'
import { usePanelPickers } from '#admin/resources/form/use-panel-pickers.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import styles from './appearance.module.css'

interface GroupTabProps {
  readonly session: ItemSession
  /** The field of the form; the fields of a group are shown without a frame of its own. */
  readonly name: 'logos' | 'banner' | 'style'
}

/** Fields of the form as they are declared: logos, banner, shapes. */
export function GroupTab({ session, name }: GroupTabProps) {
  const { start } = usePanel()
  const { resource } = useResource()
  const pickers = usePanelPickers(start.locales[0] ?? '')
  const { faults } = useSessionState(session)
  const field = resource.fields.find(({ path }) => path === name)
  const isGroup = field?.children !== undefined
  const problems = useMemo(() => (isGroup ? problemsBelow(problemsOf(faults), `/${name}`) : problemsOf(faults)), [faults, isGroup, name])
  const [store] = useState(() => (isGroup ? storeBelow(session.store, `/${name}`) : session.store))
  const [tree] = useState(() => ({ fields: formFields(field?.children ?? (field ? [field] : [])) }))
  return (
    <div className={styles.group}>
      <SchemaForm tree={tree} store={store} pickers={pickers} problems={problems} hasOwnUndo />
    </div>
  )
}
