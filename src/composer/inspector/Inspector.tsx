import { useCallback, useMemo, useState } from 'react'
import { Icon } from '#kit/icons/Icon.tsx'
import { Tabs } from '#kit/layout/Tabs.tsx'
import { pointerSegments } from '#engine/document/pointer.ts'
import { SHARED_SECTION } from '#engine/registry/shared-section.ts'
import type { FieldGroup, FieldTree } from '#forms/field-tree.ts'
import { blockIcon } from '#composer/block-types/block-icon.ts'
import { nameOf } from '#composer/commands/selected-block.ts'
import { FindingNotes } from '#composer/findings/FindingNotes.tsx'
import { VISIBILITY } from '#composer/findings/why-unseen.ts'
import styles from '#composer/side/side.module.css'
import { ReachNote } from '#composer/shells/ReachNote.tsx'
import { ScreenNote } from '#composer/shells/ScreenNote.tsx'
import { PlaceTexts } from '#composer/sections/PlaceTexts.tsx'
import { SharedSectionNote } from '#composer/sections/SharedSectionNote.tsx'
import { useShareAct } from '#composer/sections/use-share-act.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useMayWrite } from '#composer/workbench/person.ts'
import { useBlockFact, useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import type { FocusedField } from '#composer/workbench/workbench.ts'
import { BlockActs } from './BlockActs.tsx'
import { BlockFields } from './BlockFields.tsx'
import { FIELD_GROUPS } from './field-groups.ts'
import { LockNote } from './LockNote.tsx'
import { RepairCard } from './RepairCard.tsx'
import { useAskedFocus } from './use-asked-focus.ts'
import { WordsNote } from './WordsNote.tsx'
import { ownTree } from './words-tree.ts'
import { VisibilityForm } from './VisibilityForm.tsx'

type Tab = FieldGroup | 'texts' | 'visibility'

/** The fields of a block type by their groups; groups without fields are left out. */
function useFieldTrees(type: string): readonly { readonly group: FieldGroup; readonly tree: FieldTree }[] {
  const { registry, may } = useWorkbench()
  const manifest = registry.types.get(type)?.manifest
  return useMemo(() => {
    const { fields: all } = ownTree({ may }, manifest)
    // The texts of a place have a tab of their own.
    const fields = type === SHARED_SECTION ? all.filter(({ name }) => name !== 'overrides') : all
    const trees = FIELD_GROUPS.map((group) => ({ group, tree: { fields: fields.filter((field) => field.group === group) } }))
    return trees.filter(({ tree }) => tree.fields.length > 0)
  }, [manifest, type, may])
}

/** The tab with a setting that was asked for; undefined when none was. */
function askedTab(wanted: FocusedField | null, id: string, trees: ReturnType<typeof useFieldTrees>): Tab | undefined {
  if (wanted?.blockId !== id) return undefined
  if (wanted.pointer === VISIBILITY) return 'visibility'
  const [name] = pointerSegments(wanted.pointer) ?? []
  return trees.find(({ tree }) => tree.fields.some((field) => field.name === name))?.group
}

/** The tab that is open: the one with the field that was asked for, else the one that was chosen. */
function useTab(id: string, trees: ReturnType<typeof useFieldTrees>) {
  const { focused } = useWorkbench()
  const requestedTab = askedTab(useValue(focused), id, trees)
  const [chosen, setChosen] = useState<Tab | null>(null)
  const onFocused = useCallback(() => {
    if (requestedTab) setChosen(requestedTab)
    focused.set(null)
  }, [requestedTab, focused])
  const setTab = (tab: Tab) => {
    setChosen(tab)
    focused.set(null)
  }
  return { tab: requestedTab ?? chosen ?? trees[0]?.group ?? 'visibility', setTab, onFocused }
}

/** The tabs of an element: its fields, and for a person who changes more than words, its texts of a shared section and its visibility. */
function useTabs(id: string, type: string, trees: ReturnType<typeof useFieldTrees>, onFocused: () => void) {
  const text = useComposerText()
  const mayWrite = useMayWrite()
  const tabs = trees.map(({ group, tree }) => ({
    value: group as Tab,
    label: text(`composer.fields.${group}`),
    content: <BlockFields id={id} tree={tree} onFocused={onFocused} />,
  }))
  if (!mayWrite) return tabs
  const texts = { value: 'texts' as Tab, label: text('composer.section.texts'), content: <PlaceTexts id={id} /> }
  const visibility = {
    value: 'visibility' as Tab,
    label: text('composer.fields.visibility'),
    content: <VisibilityForm id={id} onFocused={onFocused} />,
  }
  return [...tabs, ...(type === SHARED_SECTION ? [texts] : []), visibility]
}

/** The fields of one element, with its acts. One form is mounted at a time. */
export function Inspector({ id }: { readonly id: string }) {
  const text = useComposerText()
  const { store, registry } = useWorkbench()
  const type = store.block(id)?.type ?? ''
  const manifest = registry.types.get(type)?.manifest
  const trees = useFieldTrees(type)
  const name = useBlockFact(id, () => nameOf({ document: store.document, registry }, id))
  const { tab, setTab, onFocused } = useTab(id, trees)
  const tabs = useTabs(id, type, trees, onFocused)
  const head = useAskedFocus(id)
  return (
    <>
      <header ref={head} tabIndex={-1} className={styles.head}>
        <span className={styles.tile}>
          <Icon name={blockIcon(registry, type)} />
        </span>
        <div className={styles.names}>
          <h2>{name}</h2>
          <p title={manifest?.help.fr}>{manifest?.help.fr}</p>
        </div>
        <BlockActs extra={useShareAct(id)} />
      </header>
      <ReachNote />
      <ScreenNote id={id} />
      <SharedSectionNote id={id} />
      <LockNote id={id} />
      <WordsNote hasFields={trees.length > 0} />
      <RepairCard id={id} />
      {tab !== 'visibility' && <FindingNotes id={id} />}
      {tabs.length > 0 && (
        <div className={styles.tabs}>
          <Tabs label={text('composer.fields')} value={tab} onChange={(next) => setTab(next as Tab)} tabs={tabs} />
        </div>
      )}
      {/* Under the form that causes them: a reason that comes or goes moves no field under the pointer. */}
      {tab === 'visibility' && <FindingNotes id={id} />}
    </>
  )
}
