import { useEffect, useRef, useState, type RefObject } from 'react'
import { TextField } from '#kit/fields/TextField.tsx'

/** A search is asked for once the typing pauses this long. */
const TYPING_MS = 200

interface SearchFieldProps {
  readonly label: string
  readonly placeholder: string
  /** The search that the list shows. */
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly ref: RefObject<HTMLInputElement | null>
}

/** The search of a list, asked for while a person types. */
export function SearchField({ label, placeholder, search, onSearch, ref }: SearchFieldProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [typed, setTyped] = useState(search)
  const [sent, setSent] = useState(search)
  const [seen, setSeen] = useState(search)
  useEffect(() => () => clearTimeout(timer.current), [])
  // A search that was not typed here comes from the way back or from cleared filters: it is written into the field.
  if (search !== seen) {
    setSeen(search)
    if (search !== sent) setTyped(search)
  }
  const type = (value: string) => {
    setTyped(value)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setSent(value.trim())
      onSearch(value.trim())
    }, TYPING_MS)
  }
  return (
    <TextField
      ref={ref}
      type="search"
      icon="search"
      shortcut="F"
      label={label}
      isLabelHidden
      placeholder={placeholder}
      value={typed}
      autoComplete="off"
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}
