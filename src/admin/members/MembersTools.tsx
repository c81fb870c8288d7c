import type { RefObject } from 'react'
import { Select } from '#kit/fields/Select.tsx'
import { SearchField } from '#admin/lists/SearchField.tsx'
import bars from '#admin/screens/bars.module.css'
import styles from './members.module.css'
import { memberOrders, memberVisits, type MembersView } from './members-view.ts'
import { useMembersText } from './use-members-text.ts'

interface ToolsProps {
  readonly view: MembersView
  readonly search: RefObject<HTMLInputElement | null>
  readonly onChange: (part: Partial<MembersView>) => void
}

/** The search, the filter and the order of the list. */
export function MembersTools({ view, search, onChange }: ToolsProps) {
  const text = useMembersText()
  return (
    <div className={bars.tools}>
      <div className={styles.search}>
        <SearchField
          ref={search}
          label={text('members.searchLabel')}
          placeholder={text('members.search')}
          search={view.search}
          onSearch={(words) => onChange({ search: words, page: 1 })}
        />
      </div>
      <Select
        label={text('members.visit')}
        isLabelHidden
        value={view.visit}
        options={memberVisits.map((value) => ({ value, label: text(`members.visit.${value}`) }))}
        onChange={(value) => onChange({ visit: memberVisits.find((each) => each === value) ?? 'all', page: 1 })}
      />
      <Select
        label={text('members.order')}
        isLabelHidden
        value={view.order}
        options={memberOrders.map((value) => ({ value, label: text(`members.order.${value}`) }))}
        onChange={(value) => onChange({ order: memberOrders.find((each) => each === value) ?? 'createdAt:desc', page: 1 })}
      />
    </div>
  )
}
