import { useEffect, useRef, useState } from 'react'
import { useForm } from '#forms/form-context.ts'
import type { PageChoice } from '#forms/pickers.ts'

/** Pages that were found, `null` while they are asked for, `'failed'` without an answer. */
type FoundPages = readonly PageChoice[] | 'failed' | null

/** The pages that match what is searched; an answer that another search has overtaken is dropped. */
export function usePages(query: string): {
  readonly found: FoundPages
  /** False while the pages are those of the search before. */
  readonly isCurrent: boolean
  readonly retry: () => void
} {
  const { pickers } = useForm()
  const [found, setFound] = useState<FoundPages>(null)
  const [answered, setAnswered] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const last = useRef(0)
  useEffect(() => {
    const turn = (last.current += 1)
    const settle = (pages: FoundPages) => {
      if (turn !== last.current) return
      setFound(pages)
      setAnswered(query)
    }
    pickers.pages(query).then(settle, () => settle('failed'))
  }, [pickers, query, attempt])
  return { found, isCurrent: answered === query, retry: () => setAttempt((former) => former + 1) }
}

/** The address of a page without the place in it and without its query. */
const bareAddress = (href: string) => href.split(/[?#]/, 1)[0] ?? ''

/** The page of an address; undefined where none is known: an article or a product is no page of its own. */
export function usePage(href: string): PageChoice | undefined {
  const { pickers } = useForm()
  const [known, setKnown] = useState<{ readonly href: string; readonly page: PageChoice | undefined } | null>(null)
  useEffect(() => {
    let isOver = false
    const address = bareAddress(href)
    const settle = (pages: readonly PageChoice[]) => {
      if (!isOver) setKnown({ href, page: pages.find((page) => page.href === address) })
    }
    // Without an answer the address stands alone.
    pickers.pages(address.slice(1)).then(settle, () => undefined)
    return () => {
      isOver = true
    }
  }, [pickers, href])
  return known?.href === href ? known.page : undefined
}
