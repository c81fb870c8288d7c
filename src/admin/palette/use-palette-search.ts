import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { holdsWords } from '#schemas/text/plain-letters.ts'
import { usePanel } from '#admin/panel-context.ts'

/** Pause in typing after which the server is asked. */
const PAUSE_MS = 180

/** Fewest letters that the server is asked for. */
const MIN_LETTERS = 2

/** A text as it was at the last pause. */
function useAfterPause(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** Asks the server for what some words mean: once for each pause in typing; the request before is given up. */
export function usePaletteSearch(words: string) {
  const { admin, lock } = usePanel()
  const requested = useAfterPause(words.trim())
  const isAsked = requested.length >= MIN_LETTERS
  const query = useQuery({
    queryKey: ['palette', requested],
    queryFn: ({ signal }) => lock.read(() => admin.palette.search(requested, signal)),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const known = isAsked && words.trim() !== '' ? (query.data?.found ?? []) : []
  const isOfFormer = query.isPlaceholderData || requested !== words.trim()
  // Enter takes what is shown: of the results of former words, those that these words mean too.
  const found = isOfFormer ? known.filter(({ title }) => holdsWords(title, words)) : known
  return { found, isBusy: query.isFetching || requested !== words.trim() }
}
