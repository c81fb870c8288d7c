import { useCallback, useEffect, useRef, useState } from 'react'
import { useForm } from '#forms/form-context.ts'
import type { MediaItem, MediaSearch } from '#forms/pickers.ts'

/** Media by number, `null` while it is asked for, `'gone'` where there is none, `'failed'` without an answer. */
export type FoundMedia = MediaItem | 'gone' | 'failed' | null

/** True for media that were found. */
export function isMediaItem(media: FoundMedia): media is MediaItem {
  return media !== null && typeof media !== 'string'
}

/** The media of a number. */
export function useMediaItem(id: number | null): readonly [FoundMedia, (item: MediaItem) => void] {
  const { pickers } = useForm()
  const [found, setFound] = useState<{ readonly id: number; readonly media: FoundMedia } | null>(null)
  const isKnown = found?.id === id
  useEffect(() => {
    if (id === null || isKnown) return undefined
    let isOver = false
    const settle = (media: FoundMedia) => {
      if (!isOver) setFound({ id, media })
    }
    pickers.media.find(id).then(
      (media) => settle(media ?? 'gone'),
      () => settle('failed'),
    )
    return () => {
      isOver = true
    }
  }, [pickers, id, isKnown])
  const setItem = useCallback((item: MediaItem) => setFound({ id: item.id, media: item }), [])
  return [isKnown ? found.media : null, setItem]
}

/** The part of a search that a person changes. */
export type MediaFilter = Omit<MediaSearch, 'after'>

/** A list of media that grows by parts. */
export interface MediaList {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly items: readonly MediaItem[]
  readonly hasMore: boolean
  /** The search that is shown or on its way. */
  readonly search: MediaFilter
  /** Changes a part of the search, and begins the list again. */
  readonly show: (part: Partial<MediaFilter>) => void
  readonly more: () => void
  readonly retry: () => void
}

type Shown = Pick<MediaList, 'state' | 'items' | 'search'> & { readonly next: string | null }

const searchOf = (kind: MediaFilter['kind']): MediaFilter => ({ query: '', kind, order: 'recent', isUsedHere: false })

/** The media that match a search; an answer that another search has overtaken is dropped. */
export function useMediaList(kind: MediaFilter['kind']): MediaList {
  const { pickers } = useForm()
  const [shown, setShown] = useState<Shown>(() => ({ state: 'loading', items: [], search: searchOf(kind), next: null }))
  const last = useRef(0)
  const show = useCallback(
    (search: MediaFilter, after: string | null, before: readonly MediaItem[]) => {
      const turn = (last.current += 1)
      const end = (ended: Omit<Shown, 'search'>) => turn === last.current && setShown({ ...ended, search })
      return pickers.media.list({ ...search, after }).then(
        (page) => end({ state: 'ready', items: [...before, ...page.items], next: page.next }),
        () => end({ state: 'failed', items: before, next: after }),
      )
    },
    [pickers],
  )
  useEffect(() => void show(searchOf(kind), null, []), [show, kind])
  const load = (search: MediaFilter, after: string | null, before: readonly MediaItem[]) => {
    setShown({ state: 'loading', items: before, search, next: null })
    void show(search, after, before)
  }
  const { state, items, search, next } = shown
  return {
    ...{ state, items, search },
    hasMore: state === 'ready' && next !== null,
    show: (part) => load({ ...search, ...part }, null, []),
    more: () => load(search, next, items),
    retry: () => load(search, next, items),
  }
}
