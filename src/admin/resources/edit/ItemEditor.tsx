import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import type { ResourceItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { itemAddress } from '#admin/resources/list/rows/RowTitle.tsx'
import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { Beside } from './Beside.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import styles from './edit.module.css'
import { ItemFields, type FormParts } from './ItemFields.tsx'
import { ItemHead } from './ItemHead.tsx'
import type { ItemSession } from './item-session.ts'
import { problemsOf } from './problems.ts'
import { ProblemSummary } from './ProblemSummary.tsx'
import { QuotedPrice } from './QuotedPrice.tsx'
import { useUnsavedGuard } from './use-unsaved-guard.ts'
import { UnsavedItem } from './UnsavedItem.tsx'
import { useBeside } from './use-beside.ts'
import { useItemLife } from './use-item-life.ts'
import { useItemSession, useSessionState } from './use-item-session.ts'

/** Saves by Ctrl S, and publishes by Ctrl Enter. */
function useFormKeys(life: ReturnType<typeof useItemLife>) {
  const { resource, may } = useResource()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.defaultPrevented || !may('write')) return
    const isPublishing = event.key === 'Enter' && resource.life === 'published' && may('publish')
    if (event.key.toLowerCase() !== 's' && !isPublishing) return
    event.preventDefault()
    void (isPublishing ? life.publish() : life.save())
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/** Moves a new item to its own address once it is saved, without ending the editing session. */
function useOwnAddress(session: ItemSession, onMade: ((id: number) => void) | undefined) {
  const navigate = useNavigate()
  const { id: name } = useParams()
  const { resource } = useResource()
  const { item } = useSessionState(session)
  const id = item?.id
  useEffect(() => {
    if (id === undefined || name !== 'nouveau') return
    onMade?.(id)
    void navigate(itemAddress(resource.name, id), { replace: true })
  }, [id, name, navigate, onMade, resource])
}

function TrashedNote({ life }: { readonly life: ReturnType<typeof useItemLife> }) {
  const text = useResourceText()
  const { may } = useResource()
  return (
    <Note tone="remark">
      <p>{text('resources.form.trashed')}</p>
      {may('write') && (
        <Button size="small" icon="undo" onClick={() => void life.restore()}>
          {text('resources.restore')}
        </Button>
      )}
    </Note>
  )
}

interface ItemEditorProps {
  /** Null for a new item. */
  readonly item: ResourceItem | null
  /** Called with the number of a new item once it has one. */
  readonly onMade?: (id: number) => void
  /** Visitors see the item, and the person may not change what they see. */
  readonly isHeld?: boolean
}

/** The form of an item of any resource, drawn from its declaration. */
export function ItemEditor({ item: first, onMade, isHeld = false }: ItemEditorProps) {
  const text = useResourceText()
  const session = useItemSession(first)
  useUnsavedGuard(session)
  const { item, faults, conflict } = useSessionState(session)
  const life = useItemLife(session)
  const { resource, may } = useResource()
  const view = useBeside(session)
  const parts = useRef<FormParts>(new Map())
  const problems = useMemo(() => problemsOf(faults), [faults])
  useFormKeys(life)
  useOwnAddress(session, onMade)
  const isTrashed = item?.state === 'TRASHED'
  return (
    <>
      <ItemHead session={session} life={life} onAbout={view.isNarrow && item !== null ? () => view.open('about') : null} site={view.site} />
      <div className={styles.split}>
        <div className={styles.body} role="region" aria-label={resource.words.many.fr} tabIndex={0}>
          {isTrashed && <TrashedNote life={life} />}
          {isHeld && <Note tone="remark">{text('resources.form.held')}</Note>}
          <UnsavedItem session={session} />
          <QuotedPrice session={session} />
          <ProblemSummary problems={problems} parts={parts} />
          <fieldset disabled={isTrashed || !may('write')} className={styles.form}>
            <legend className={styles.unseen}>{text('resources.form')}</legend>
            <ItemFields session={session} problems={problems} parts={parts} isNew={item === null} />
          </fieldset>
        </div>
        {item !== null && <Beside item={item} session={session} view={view} />}
      </div>
      {conflict !== null && <ConflictDialog session={session} conflict={conflict} />}
    </>
  )
}
