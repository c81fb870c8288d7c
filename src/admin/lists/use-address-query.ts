import { useEffect, useRef } from 'react'
import { useSearchParams, type NavigateOptions } from 'react-router-dom'

/** Makes the query of an address from the one before. */
type ChangeQuery = (former: URLSearchParams) => URLSearchParams

/** Reads the query of the address. A change of it builds on the last one, which the screen may not show yet. */
export function useAddressQuery(): readonly [query: URLSearchParams, change: (next: ChangeQuery, options?: NavigateOptions) => void] {
  const [query, setQuery] = useSearchParams()
  const last = useRef(query)
  useEffect(() => {
    last.current = query
  }, [query])
  const change = (next: ChangeQuery, options: NavigateOptions = { replace: true }) => {
    last.current = next(last.current)
    setQuery(last.current, options)
  }
  return [query, change]
}
