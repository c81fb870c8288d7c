import { useEffect, useRef } from 'react'
import { useSearchParams, type NavigateOptions } from 'react-router-dom'

/** Makes the query of an address from the one before; that itself leaves the address as it is. */
type ChangeQuery = (former: URLSearchParams) => URLSearchParams

/** Reads the query of the address. A change of it builds on the last one, which the screen may not show yet; after the screen has gone it does nothing. */
export function useAddressQuery(): readonly [query: URLSearchParams, change: (next: ChangeQuery, options?: NavigateOptions) => void] {
  const [query, setQuery] = useSearchParams()
  const last = useRef(query)
  const isThere = useRef(true)
  useEffect(() => {
    last.current = query
  }, [query])
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  const change = (next: ChangeQuery, options: NavigateOptions = { replace: true }) => {
    const former = last.current
    last.current = next(former)
    if (isThere.current && last.current !== former) setQuery(last.current, options)
  }
  return [query, change]
}
