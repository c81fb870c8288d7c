import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ItemChange } from '#schemas/admin/resources/calls/item-shapes.ts'
import { readPath } from '#domain/resources/merge-forms.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { AfterDelay, Skeleton } from '#kit/feedback/Skeleton.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { Avatar } from '#kit/text/Avatar.tsx'
import { useReadNames } from '#forms/values/names/use-read-names.ts'
import { MarkedWords } from '#composer/conflicts/MarkedWords.tsx'
import { usePanel } from '#admin/panel-context.ts'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { usePanelPickers } from '#admin/resources/form/use-panel-pickers.ts'
import { useIsDirty } from '#admin/resources/edit/use-item-session.ts'
import { resourceKey } from '#admin/resources/list/use-resource-rows.ts'
import { useResourceText, type ResourceKey } from '#admin/resources/texts/use-resource-text.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import styles from './history.module.css'
import { historyQuery } from './history-query.ts'
import { fieldAtPath, pathLabel } from './path-words.ts'
import { restorePaths } from './restore-paths.ts'
import { valueWords } from './value-words.ts'

const acts: Readonly<Record<string, ResourceKey>> = {
  create: 'resources.history.create',
  duplicate: 'resources.history.create',
  publish: 'resources.history.publish',
  unpublish: 'resources.history.unpublish',
  discard: 'resources.history.discard',
  remove: 'resources.history.remove',
  restore: 'resources.history.restore',
  undo: 'resources.history.undo',
  plan: 'resources.history.plan',
  unplan: 'resources.history.unplan',
  found: 'resources.history.found',
}

interface ChangeProps {
  readonly change: ItemChange
  /** The change before; undefined for the first one. */
  readonly former: ItemChange | undefined
  readonly id: number
  readonly session: ItemSession
  /** The newest change of all. */
  readonly isLast: boolean
}

/** Acts that made the item, or its first entry in the history: the trash takes them back. */
const makings: ReadonlySet<string> = new Set(['create', 'duplicate', 'found'])

/** Reads the form of a version of an item. */
function useVersion(id: number, version: number | undefined) {
  const { lock } = usePanel()
  const { resource, client } = useResource()
  return useQuery({
    queryKey: ['resource-version', resource.name, id, version],
    queryFn: () => lock.read(() => client.at(id, version ?? 0)),
    enabled: version !== undefined,
    staleTime: Infinity,
  }).data
}

/** The fields of a change: the old words, then the new ones. Each field, or all of them, comes back as it was then. */
function Fields({ change, former, id, session }: ChangeProps) {
  const text = useResourceText()
  const { start } = usePanel()
  const { resource, may, wordsOf } = useResource()
  const names = useReadNames(usePanelPickers(start.locales[0] ?? ''))
  const now = useVersion(id, change.version)
  const before = useVersion(id, former?.version)
  if (now === undefined || (former && before === undefined))
    return (
      <AfterDelay>
        <Skeleton width="80%" />
      </AfterDelay>
    )
  const restore = (paths: readonly string[]) => {
    // Unsaved text is left to the person: a restored value is saved immediately only where nothing else was edited.
    const isOnItsOwn = !session.isDirty()
    restorePaths(session.store, now, paths)
    if (isOnItsOwn) void session.save()
    else toast({ text: text('resources.history.restored', { count: paths.length }) })
  }
  return (
    <>
      {change.changed.map((path) => {
        const { field } = fieldAtPath(resource.fields, path)
        const [old, words] = [before, now].map(
          (form) => wordsOf?.(path, readPath(form, path)) ?? valueWords(field, readPath(form, path), names),
        )
        return (
          <div key={path} className={styles.field}>
            <h4>{pathLabel(resource.fields, path, start.locales.length > 1)}</h4>
            <p>{old || words ? <MarkedWords former={old ?? ''} text={words ?? ''} /> : <span>{text('resources.empty')}</span>}</p>
            {may('write') && (
              <Button variant="link" size="small" onClick={() => restore([path])}>
                {text('resources.history.restoreField')}
              </Button>
            )}
          </div>
        )
      })}
      {may('write') && (
        <Button size="small" icon="rotate" onClick={() => restore(resource.fields.map(({ path }) => path))}>
          {text('resources.history.restoreAll')}
        </Button>
      )}
    </>
  )
}

/** Takes the last act back, also after a reload: one that changed this item alone, while nothing else is typed. */
function UndoLast({ change: { act, batch, isAlone }, session }: Pick<ChangeProps, 'change' | 'session'>) {
  const text = useResourceText()
  const panelText = usePanelText()
  const queries = useQueryClient()
  const { admin } = usePanel()
  const { resource, may } = useResource()
  const isDirty = useIsDirty(session)
  if (batch === null || !isAlone || makings.has(act) || !may('write')) return null
  const undo = async () => {
    await session.undo(admin.undo)
    void queries.invalidateQueries({ queryKey: resourceKey(resource.name) })
    void queries.invalidateQueries({ queryKey: ['publication'] })
    toast({ text: panelText('panel.act.undone') })
  }
  return (
    <Button size="small" icon="undo" refusal={isDirty && text('resources.history.undoLater')} onClick={() => void undo()}>
      {panelText('panel.act.undo')}
    </Button>
  )
}

function Change(props: ChangeProps) {
  const text = useResourceText()
  const [isOpen, setIsOpen] = useState(false)
  const { start } = usePanel()
  const { resource } = useResource()
  const { act, by, at, changed } = props.change
  const name = by ?? text('resources.history.program')
  const labels = [...new Set(changed.map((path) => pathLabel(resource.fields, path, start.locales.length > 1)))]
  return (
    <li className={styles.change}>
      <Avatar name={name} />
      <div>
        <p className={styles.what}>
          <b>{name}</b> <span>{text(ownValue(acts, act) ?? 'resources.history.update')}</span>
        </p>
        <p className={styles.when}>
          <ChangedAt instant={at} />
        </p>
        <button type="button" className={styles.open} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {labels.length > 0 ? labels.join(', ') : text('resources.history.whole')}
        </button>
        {isOpen && <Fields {...props} />}
        {props.isLast && <UndoLast change={props.change} session={props.session} />}
      </div>
    </li>
  )
}

/** The changes of an item, the newest first: who, when, which fields, word by word. */
export function HistoryPane({ id, version, session }: { readonly id: number; readonly version: number; readonly session: ItemSession }) {
  const text = useResourceText()
  const { lock } = usePanel()
  const { resource, client } = useResource()
  const found = useQuery(historyQuery({ resource, client, lock }, { id, version }))
  if (found.isPending)
    return (
      <AfterDelay>
        <Skeleton width="70%" />
      </AfterDelay>
    )
  if (found.data === undefined) return <p className={styles.none}>{text('resources.history.failed')}</p>
  if (found.data.length === 0) return <p className={styles.none}>{text('resources.history.none')}</p>
  return (
    <ol className={styles.changes}>
      {found.data.map((change, index) => (
        <Change key={change.version} change={change} former={found.data[index + 1]} id={id} session={session} isLast={index === 0} />
      ))}
    </ol>
  )
}
