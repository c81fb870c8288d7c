import type { ReactNode, RefObject } from 'react'
import { Select, type SelectProps } from '#kit/fields/Select.tsx'
import bars from '#admin/screens/bars.module.css'
import { SearchField } from './SearchField.tsx'

/** A choice by which a list is narrowed or ordered. */
export interface ListFilter extends Pick<SelectProps, 'value' | 'options' | 'placeholder' | 'onChange'> {
  readonly label: string
}

interface SearchProps {
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly onSearch: (search: string) => void
  readonly ref: RefObject<HTMLInputElement | null>
  readonly className: string | undefined
}

interface FiltersProps {
  readonly search?: SearchProps
  readonly filters: readonly ListFilter[]
  /** Filters of other kinds, after the choices. */
  readonly children?: ReactNode
}

function Search({ className, value, ...field }: SearchProps) {
  return (
    <div className={className}>
      <SearchField search={value} {...field} />
    </div>
  )
}

/** The search and the filters above a list. */
export function ListFilters({ search, filters, children }: FiltersProps) {
  return (
    <div className={bars.tools}>
      {search && <Search {...search} />}
      {filters.map((filter) => (
        <Select key={filter.label} isLabelHidden {...filter} />
      ))}
      {children}
    </div>
  )
}
