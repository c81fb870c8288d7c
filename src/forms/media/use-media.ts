import { useCallback, useEffect, useRef, useState } from 'react'
import { useForm } from '#forms/form-context.ts'
import type { MediaItem, MediaSearch } from '#forms/pickers.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** Media by number, `null` while it is asked for, `'gone'` where there is none, `'failed'` without an answer. */
export type FoundMedia = MediaItem | 'gone' | 'failed' | null

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

/** A list of media that grows by parts. */
export interface MediaList {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly items: readonly MediaItem[]
  readonly hasMore: boolean
  readonly search: (query: string) => void
  readonly more: () => void
  readonly retry: () => void
}

type Shown = Pick<MediaList, 'state' | 'items'> & { readonly query: string; readonly next: string | null }

/** The media that match what is searched; an answer that another search has overtaken is dropped. */
export function useMediaList(kind: MediaSearch['kind']): MediaList {
  const { pickers } = useForm()
  const [shown, setShown] = useState<Shown>({ state: 'loading', items: [], query: '', next: null })
  const last = useRef(0)
  const load = useCallback(
    async (query: string, after: string | null, before: readonly MediaItem[]) => {
      const turn = (last.current += 1)
      setShown({ state: 'loading', items: before, query, next: null })
      try {
        const page = await pickers.media.list({ query, kind, after })
        if (turn === last.current) setShown({ state: 'ready', items: [...before, ...page.items], query, next: page.next })
      } catch {
        if (turn === last.current) setShown({ state: 'failed', items: before, query, next: after })
      }
    },
    [pickers, kind],
  )
  useEffect(() => {
    void load('', null, [])
  }, [load])
  return {
    state: shown.state,
    items: shown.items,
    hasMore: shown.state === 'ready' && shown.next !== null,
    search: (query) => void load(query, null, []),
    more: () => void load(shown.query, shown.next, shown.items),
    retry: () => void load(shown.query, shown.next, shown.items),
  }
}

/** The course of an upload. */
export type UploadState = { readonly name: string; readonly percent: number } | { readonly name: string; readonly isFailed: true } | null

/** Sends a file, a huge photo made smaller before. */
export function useUpload(kind: MediaSearch['kind'], onDone: (item: MediaItem) => void): readonly [UploadState, (file: File) => void] {
  const { pickers } = useForm()
  const [state, setState] = useState<UploadState>(null)
  const send = async (file: File) => {
    setState({ name: file.name, percent: 0 })
    try {
      const smaller = kind === 'picture' ? await shrinkPicture(file) : file
      const item = await pickers.media.upload(smaller, (share) => setState({ name: file.name, percent: Math.round(share * 100) }))
      setState(null)
      onDone(item)
    } catch {
      setState({ name: file.name, isFailed: true })
    }
  }
  return [state, (file) => void send(file)]
}
