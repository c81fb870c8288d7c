import { useRef, useState } from 'react'
import membersFr from '#i18n/messages/members/fr.json'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { classNames } from '#kit/class-names.ts'
import { QueryState } from '#admin/screens/QueryState.tsx'
import { useAddressQuery } from '#admin/lists/use-address-query.ts'
import { Pager } from '#admin/lists/Pager.tsx'
import { useRowKeys } from '#admin/lists/use-row-keys.ts'
import styles from '#admin/people/people.module.css'
import headStyles from '#admin/screens/head.module.css'
import { useScreenTitle } from '#admin/screens/use-screen-title.ts'
import { ProofDialog } from '#admin/people/proof/ProofDialog.tsx'
import { ScreenTexts } from '#admin/texts/ScreenTexts.tsx'
import { MembersTable } from './MembersTable.tsx'
import { MembersTools } from './MembersTools.tsx'
import { MEMBERS_ON_PAGE, readView, writeView, type MembersView } from './members-view.ts'
import { ErasedDialog } from './person/ErasedDialog.tsx'
import { MemberPane } from './person/MemberPane.tsx'
import { useMembersText } from './use-members-text.ts'
import { useMemberActs, useMembers, type Erasure } from './use-members.ts'

interface BodyProps {
  readonly list: ReturnType<typeof useMembers>
  readonly view: MembersView
  readonly onOpen: (id: number) => void
}

/** The rows, or the state in their place: on their way, not arrived, none. */
function Body({ list, view, onOpen }: BodyProps) {
  const text = useMembersText()
  if (list.data !== undefined && list.data.members.length > 0)
    return <MembersTable rows={list.data.members} open={view.member} onOpen={onOpen} />
  if (list.data === undefined)
    return (
      <QueryState query={list} title={text('members.failed')}>
        {text('members.failedText')}
      </QueryState>
    )
  const isAll = view.search === '' && view.visit === 'all'
  return (
    <EmptyState icon="users" isAnnounced title={text(isAll ? 'members.empty' : 'members.none')}>
      <p>{text(isAll ? 'members.emptyText' : 'members.noneText')}</p>
    </EmptyState>
  )
}

function Members() {
  const text = useMembersText()
  const [query, changeQuery] = useAddressQuery()
  const view = readView(query)
  const list = useMembers(view)
  const acts = useMemberActs()
  const [erasure, setErasure] = useState<Erasure | null>(null)
  const rows = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const change = (part: Partial<MembersView>) => changeQuery((former) => writeView({ ...readView(former), ...part }))
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
      <MembersTools view={view} search={search} onChange={change} />
      <div className={styles.split}>
        <div className={styles.main}>
          <div ref={rows} className={styles.list} aria-busy={list.isFetching}>
            <Body list={list} view={view} onOpen={(member) => change({ member })} />
          </div>
          {list.data && list.data.total > 0 && (
            <footer className={styles.foot} data-keep-clear="">
              <Pager
                page={view.page}
                size={MEMBERS_ON_PAGE}
                total={list.data.total}
                hasMore={list.data.hasMore}
                onPage={(page) => change({ page })}
              />
            </footer>
          )}
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
