import { useRef, useState } from 'react'
import membersFr from '#i18n/messages/members/fr.json'
import { classNames } from '#kit/class-names.ts'
import { ListFilters } from '#admin/lists/ListFilters.tsx'
import { useAddressView } from '#admin/lists/use-address-view.ts'
import { useRowKeys } from '#admin/lists/use-row-keys.ts'
import styles from '#admin/people/people.module.css'
import headStyles from '#admin/screens/head.module.css'
import { useScreenTitle } from '#admin/screens/use-screen-title.ts'
import { ProofDialog } from '#admin/people/proof/ProofDialog.tsx'
import { ScreenTexts } from '#admin/texts/ScreenTexts.tsx'
import { MembersList } from './MembersList.tsx'
import { membersAddress, type MembersView } from './members-view.ts'
import toolStyles from './members.module.css'
import { ErasedDialog } from './person/ErasedDialog.tsx'
import { MemberPane } from './person/MemberPane.tsx'
import { useMemberFilters } from './use-member-filters.ts'
import { useMembersText } from './use-members-text.ts'
import { useMemberActs, type Erasure } from './use-members.ts'

function Members() {
  const text = useMembersText()
  const [view, change] = useAddressView(membersAddress)
  const acts = useMemberActs()
  const [erasure, setErasure] = useState<Erasure | null>(null)
  const rows = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const narrow = (part: Partial<MembersView>) => change({ ...part, page: 1 })
  const filters = useMemberFilters(view, narrow)
  const close = () => change({ member: 0 })
  useScreenTitle(text('members.title'))
  useRowKeys(rows, search, { onLeave: close })
  const erased = (done: Erasure) => {
    setErasure(done)
    close()
  }
  return (
    <>
      <header className={classNames(headStyles.head, styles.head)}>
        <h1>{text('members.title')}</h1>
      </header>
      <ListFilters
        search={{
          ref: search,
          className: toolStyles.search,
          label: text('members.searchLabel'),
          placeholder: text('members.search'),
          value: view.search,
          onSearch: (words) => narrow({ search: words }),
        }}
        filters={filters}
      />
      <div className={styles.split}>
        <div className={styles.main}>
          <MembersList view={view} rows={rows} onChange={change} />
        </div>
        {view.member > 0 && <MemberPane key={view.member} id={view.member} acts={acts} onClose={close} onErased={erased} />}
      </div>
      {erasure && <ErasedDialog erasure={erasure} onClose={() => setErasure(null)} />}
      <ProofDialog asked={acts.asked} />
    </>
  )
}

/** The accounts of the members of the site, for those who may read them. */
export function MembersScreen() {
  return (
    <ScreenTexts messages={membersFr}>
      <Members />
    </ScreenTexts>
  )
}
