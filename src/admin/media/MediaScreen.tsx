import { useRef, type RefObject } from 'react'
import { classNames } from '#kit/class-names.ts'
import { useAddressQuery } from '#admin/lists/use-address-query.ts'
import { useRowKeys } from '#admin/lists/use-row-keys.ts'
import { usePanel } from '#admin/panel-context.ts'
import { useSelection, type Selection } from '#admin/resources/list/use-selection.ts'
import headStyles from '#admin/screens/head.module.css'
import { useScreenTitle } from '#admin/screens/use-screen-title.ts'
import { MediaDetails } from './details/MediaDetails.tsx'
import { LibraryFoot } from './LibraryFoot.tsx'
import { LibrarySelection } from './LibrarySelection.tsx'
import { EmptyLibrary, FailedLibrary, LibrarySkeleton } from './LibraryStates.tsx'
import { LibraryTools } from './LibraryTools.tsx'
import { readView, writeView, type LibraryView } from './library-view.ts'
import { MediaGridView } from './list/MediaGridView.tsx'
import { MediaTable } from './list/MediaTable.tsx'
import type { MediaFile } from './media-file.ts'
import styles from './media.module.css'
import { MediaTexts } from './MediaTexts.tsx'
import { AddButtons } from './uploads/AddButtons.tsx'
import { UploadCards } from './uploads/UploadCards.tsx'
import { useFileDrop } from './uploads/use-file-drop.ts'
import { usePickedFiles } from './uploads/use-picked-files.ts'
import { useLibraryUploads, type LibraryUploads } from './uploads/use-library-uploads.ts'
import { useLibrary, useLibrarySummary } from './use-library.ts'
import { useMediaText } from './use-media-text.ts'

interface BodyProps {
  readonly view: LibraryView
  readonly list: ReturnType<typeof useLibrary>
  readonly selection: Selection<MediaFile>
  readonly canWrite: boolean
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly onChange: (part: Partial<LibraryView>) => void
  readonly onAdd: () => void
}

const filesOf = (list: ReturnType<typeof useLibrary>): readonly MediaFile[] => list.data?.pages.flatMap(({ media }) => media) ?? []

/** The files, or the state in their place: on their way, not arrived, none. */
function Body({ view, list, selection, canWrite, scroller, onChange, onAdd }: BodyProps) {
  if (list.data === undefined)
    return list.isPending ? <LibrarySkeleton /> : <FailedLibrary isTrying={list.isFetching} onTry={() => void list.refetch()} />
  const files = filesOf(list)
  if (files.length === 0) return <EmptyLibrary view={view} onAdd={onAdd} onClear={() => onChange({ search: '', filter: null })} />
  const shown = {
    ...{ files, selection, scroller, canChoose: canWrite, current: view.file, total: list.data.pages[0]?.total ?? 0 },
    onOpen: (file: number) => onChange({ file }),
    onEnd: () => {
      if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage()
    },
  }
  return view.isList ? <MediaTable {...shown} /> : <MediaGridView {...shown} />
}

interface SurfaceProps extends Omit<BodyProps, 'selection'> {
  readonly uploads: LibraryUploads
  readonly locale: string
  readonly search: RefObject<HTMLInputElement | null>
}

/** The list beside the sheet of a file, below its tools. */
function Surface({ uploads, locale, search, ...body }: SurfaceProps) {
  const { view, list, scroller, onChange, canWrite } = body
  const summary = useLibrarySummary()
  const files = filesOf(list)
  const selection = useSelection(files)
  const choose = (row: string, isRange: boolean) => {
    const file = files.find(({ id }) => String(id) === row)
    if (file && canWrite) selection.press(file, isRange)
  }
  useRowKeys(scroller, search, { onNew: body.onAdd, onChoose: choose, onLeave: selection.clear })
  return (
    <>
      {selection.items.length > 0 ? (
        <LibrarySelection selection={selection} isTrash={view.filter === 'corbeille'} />
      ) : (
        <LibraryTools {...{ view, summary, search, onChange }} />
      )}
      <div className={styles.split}>
        <div className={styles.main}>
          <div ref={scroller} className={styles.body} aria-busy={list.isPlaceholderData || undefined}>
            <UploadCards uploads={uploads} locale={locale} />
            <Body {...body} selection={selection} />
          </div>
          <LibraryFoot summary={summary} found={list.data?.pages[0]} />
        </div>
        {view.file !== null && <MediaDetails key={view.file} id={view.file} onClose={() => onChange({ file: null })} />}
      </div>
    </>
  )
}

function Library() {
  const text = useMediaText()
  const { start } = usePanel()
  const [query, changeQuery] = useAddressQuery()
  const search = useRef<HTMLInputElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const view = readView(query)
  const list = useLibrary(view)
  const canWrite = start.rights.includes('media.write')
  const locale = start.locales[0] ?? 'fr_FR'
  const uploads = useLibraryUploads(locale)
  const add = (files: readonly File[]) => {
    if (canWrite) uploads.add(files)
  }
  const isOver = useFileDrop(add)
  usePickedFiles(add)
  useScreenTitle(text('media.screen'))
  const onChange = (part: Partial<LibraryView>) => changeQuery((former) => writeView({ ...readView(former), ...part }))
  return (
    <>
      <header className={classNames(headStyles.head, styles.head)}>
        <h1>{text('media.screen')}</h1>
        {canWrite && <AddButtons onFiles={add} input={input} onTaken={(file) => onChange({ file })} />}
      </header>
      <Surface {...{ view, list, canWrite, scroller, search, uploads, locale, onChange }} onAdd={() => input.current?.click()} />
      {isOver && canWrite && (
        <div className={styles.over} aria-hidden="true">
          <p>{text('media.drop')}</p>
        </div>
      )}
    </>
  )
}

/** The library: search, filters, files, and the sheet of one. */
export function MediaScreen() {
  return (
    <MediaTexts>
      <Library />
    </MediaTexts>
  )
}
