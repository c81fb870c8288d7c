import { lazy, Suspense, useRef, useState } from 'react'
import type { AimedItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import type { FormField } from '#schemas/admin/resources/form-tree.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Menu } from '#kit/overlays/Menu.tsx'
import { Toolbar } from '#kit/layout/Toolbar.tsx'
import { agreementOf } from '#admin/resources/texts/resource-words.ts'
import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'
import { useResourceActs, type NamedItem } from '#admin/resources/use-resource-acts.ts'
import { mayTrash } from '#admin/resources/resource-list.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { useIsNarrow } from '#admin/screens/use-is-narrow.ts'
import bars from '#admin/screens/bars.module.css'
import { RunBar } from '#admin/resources/many/RunBar.tsx'
import type { Run } from '#admin/resources/many/runs.ts'
import { ACT_LIMIT, CHOICE_LIMIT } from './act-limit.ts'
import { MergeDialog } from './MergeDialog.tsx'
import { rowParts, rowTitle, type Row } from './row-parts.ts'
import { UsedDialog } from './UsedDialog.tsx'
import type { Selection } from './use-selection.ts'

// Its form is fetched when it is opened.
const SetDialog = lazy(async () => ({ default: (await import('./SetDialog.tsx')).SetDialog }))

interface SelectionBarProps {
  readonly selection: Selection<Row>
  readonly total: number
  /** There are more than are counted. */
  readonly hasMore: boolean
  /** The list is that of the trash. */
  readonly isTrash: boolean
  /** Chooses all items that the list finds, on every page. */
  readonly onAll: () => Promise<void>
}

/** The chosen items with their titles. */
function useNamed({ items }: Selection<Row>): readonly NamedItem[] {
  const { resource } = useResource()
  const parts = rowParts(resource)
  return items.map((row) => ({ id: row.id, version: row.version, title: rowTitle(row, parts) }))
}

/** Removes items that are done from the selection. */
function leave(selection: Selection<Row>, done: readonly AimedItem[]): void {
  const ids = new Set(done.map(({ id }) => id))
  selection.choose(
    selection.items.filter(({ id }) => ids.has(id)),
    false,
  )
}

/** One field that an act sets on all chosen items: on or off from a menu, any other value from a dialog. */
function SetField({ field, selection }: Pick<SelectionBarProps, 'selection'> & { readonly field: FormField }) {
  const text = useResourceText()
  const acts = useResourceActs()
  const [isAsking, setIsAsking] = useState(false)
  const label = field.label?.fr ?? field.path
  const set = async (values: Readonly<Record<string, unknown>>) => {
    leave(selection, await acts.set(selection.items, values))
  }
  if (field.kind === 'switch') {
    const choices = [true, false].map((value) => ({
      label: text(`resources.is.${value}`),
      onAct: () => void set({ [field.path]: value }),
    }))
    return (
      <Menu groups={[{ acts: choices }]} position="bottom-start">
        <Button size="small" iconAfter="chevron-down">
          {label}
        </Button>
      </Menu>
    )
  }
  return (
    <>
      <Button size="small" onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <Suspense>
          <SetDialog field={field} count={selection.items.length} onClose={() => setIsAsking(false)} onSet={(values) => void set(values)} />
        </Suspense>
      )}
    </>
  )
}

function SetFields({ selection }: Pick<SelectionBarProps, 'selection'>) {
  const { resource } = useResource()
  const fields = resource.fields.filter(({ path }) => resource.sets.includes(path))
  return fields.map((field) => <SetField key={field.path} field={field} selection={selection} />)
}

/** Merges the chosen items into the one of them that a dialog asks for. */
function MergeButton({ selection }: Pick<SelectionBarProps, 'selection'>) {
  const text = useResourceText()
  const acts = useResourceActs()
  const items = useNamed(selection)
  const [isAsking, setIsAsking] = useState(false)
  const merge = async (into: NamedItem) => {
    if ((await acts.merge(items, into)) !== null) selection.clear()
  }
  return (
    <>
      <Button size="small" onClick={() => setIsAsking(true)}>
        {text('resources.merge')}
      </Button>
      {isAsking && <MergeDialog items={items} onClose={() => setIsAsking(false)} onMerge={(into) => void merge(into)} />}
    </>
  )
}

/** The acts on chosen items of the trash. */
function TrashActs({ selection }: Pick<SelectionBarProps, 'selection'>) {
  const text = useResourceText()
  const acts = useResourceActs()
  const items = useNamed(selection)
  const restore = async () => {
    leave(selection, await acts.restoreMany(items))
  }
  return (
    <Button size="small" icon="undo" onClick={() => void restore()}>
      {text('resources.restore')}
    </Button>
  )
}

/** The acts on chosen items that are not in the trash. */
function LivingActs({ selection, onTrash }: Pick<SelectionBarProps, 'selection'> & { readonly onTrash: () => void }) {
  const text = useResourceText()
  const { resource, may } = useResource()
  const acts = useResourceActs()
  const items = useNamed(selection)
  // One item that the person may not take from visitors would have the whole act refused.
  const isHeld = selection.items.some((row) => !mayTrash(resource, row, may))
  const publish = async () => {
    leave(selection, await acts.publishMany(items))
  }
  return (
    <>
      {resource.life === 'published' && may('publish') && (
        <Button size="small" icon="send" onClick={() => void publish()}>
          {text('resources.publish')}
        </Button>
      )}
      <SetFields selection={selection} />
      {resource.isMerged && items.length > 1 && items.length <= ACT_LIMIT && !isHeld && <MergeButton selection={selection} />}
      <Button size="small" variant="remove" icon="trash" refusal={isHeld && text('resources.toTrash.held')} onClick={onTrash}>
        {text('resources.toTrash')}
      </Button>
    </>
  )
}

/** Puts the chosen items into the trash, and asks before that where other places use them. */
function useTrash(selection: Selection<Row>) {
  const acts = useResourceActs()
  const [used, setUsed] = useState<number | null>(null)
  const items = useNamed(selection)
  const trash = async (seen?: number) => leave(selection, await acts.trash(items, setUsed, seen))
  const question = used !== null && items.length > 0 && (
    <UsedDialog items={items} total={used} onClose={() => setUsed(null)} onRemove={() => void trash(used)} />
  )
  return { trash: () => void trash(), question }
}

/** The acts on all chosen items, in the place of the filters; while one runs over several calls, how far it is. */
export function SelectionBar({ run, ...props }: SelectionBarProps & { readonly run: Run | undefined }) {
  const { trash, question } = useTrash(props.selection)
  return (
    <>
      {run ? <RunBar run={run} /> : <ChosenBar {...props} onTrash={trash} />}
      {question}
    </>
  )
}

function ChosenBar({ selection, total, hasMore, isTrash, onAll, onTrash }: SelectionBarProps & { readonly onTrash: () => void }) {
  const text = useResourceText()
  const { resource } = useResource()
  const [isChoosing, setIsChoosing] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const isNarrow = useIsNarrow()
  const agreement = agreementOf(resource)
  const count = selection.items.length
  const most = Math.min(total, CHOICE_LIMIT)
  const chooseAll = async () => {
    setIsChoosing(true)
    await onAll().finally(() => setIsChoosing(false))
    // The button that had the focus has gone: the acts are what comes next.
    bar.current?.querySelector<HTMLElement>('[role=toolbar] button')?.focus()
  }
  const leaveButton = (
    <Button size="small" variant="subtle" className={bars.leave} onClick={selection.clear}>
      {text('resources.leaveChosen')}
    </Button>
  )
  return (
    <div ref={bar} className={bars.selection} data-beside-rows>
      <p role="status">
        <span>{text('resources.chosen', { count, agreement })}</span>
        {count > ACT_LIMIT && <span className={bars.remark}>{text('resources.inBatches', { count: Math.ceil(count / ACT_LIMIT) })}</span>}
      </p>
      {count < most && (
        <Button variant="link" size="small" busy={isChoosing && text('resources.choosing')} onClick={() => void chooseAll()}>
          {text(total > most || hasMore ? 'resources.chooseFirst' : 'resources.chooseAll', { count: most, agreement })}
        </Button>
      )}
      {isNarrow && leaveButton}
      <Toolbar label={text('resources.actsOnChosen')} className={bars.acts} onEscape={selection.clear}>
        {isTrash ? <TrashActs selection={selection} /> : <LivingActs selection={selection} onTrash={onTrash} />}
      </Toolbar>
      {!isNarrow && leaveButton}
    </div>
  )
}
