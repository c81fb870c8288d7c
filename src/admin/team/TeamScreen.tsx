import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import { Button, buttonClass } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { Kbd } from '#kit/text/Kbd.tsx'
import { classNames } from '#kit/class-names.ts'
import { QueryState } from '#admin/screens/QueryState.tsx'
import { useRowKeys } from '#admin/lists/use-row-keys.ts'
import peopleStyles from '#admin/people/people.module.css'
import headStyles from '#admin/screens/head.module.css'
import { useScreenTitle } from '#admin/screens/use-screen-title.ts'
import { ProofDialog } from '#admin/people/proof/ProofDialog.tsx'
import { InviteSheet } from './invite/InviteSheet.tsx'
import { PersonPane } from './person/PersonPane.tsx'
import styles from './team.module.css'
import { TeamTable } from './TeamTable.tsx'
import { TeamTexts } from './TeamTexts.tsx'
import { INVITE } from './team-address.ts'
import { useTeamText } from './use-team-text.ts'
import { shownName, useTeam, useTeamActs, type TeamPerson } from './use-team.ts'

const PERSON = 'personne'

/** Says who signs in without a code, with a way to write to them. */
function AloneNote({ people }: { readonly people: readonly TeamPerson[] }) {
  const text = useTeamText()
  const person = people.find(({ hasCodes, isYou }) => !hasCodes && !isYou)
  if (!person) return null
  return (
    <Note tone="remark">
      <p>{text('team.alone', { name: shownName(person) })}</p>
      <a href={`mailto:${person.email}`}>{text('team.write')}</a>
    </Note>
  )
}

function useTeamPlace() {
  const [query, setQuery] = useSearchParams()
  const go = (next: Readonly<Record<string, string>>) => setQuery(next, { replace: true })
  return {
    open: Number(query.get(PERSON) ?? 0),
    isInviting: query.has(INVITE),
    openPerson: (id: number) => go({ [PERSON]: String(id) }),
    invite: () => go({ [INVITE]: '' }),
    close: () => go({}),
  }
}

function Team() {
  const text = useTeamText()
  const team = useTeam()
  const acts = useTeamActs()
  const place = useTeamPlace()
  const list = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  useScreenTitle(text('team.title'))
  useRowKeys(list, search, { onNew: place.invite, onLeave: place.close })
  const person = team.data?.people.find(({ id }) => id === place.open)
  return (
    <>
      <header className={classNames(headStyles.head, peopleStyles.head)}>
        <h1>{text('team.title')}</h1>
        <Link to="/equipe/droits" className={buttonClass({})}>
          <Icon name="grid" />
          {text('team.rights.open')}
        </Link>
        <Button variant="primary" icon="plus" shortcut="N" onClick={place.invite}>
          {text('team.invite')}
        </Button>
      </header>
      <div className={peopleStyles.split}>
        <div className={peopleStyles.main}>
          <div ref={list} className={peopleStyles.list} aria-busy={team.isFetching}>
            {!team.data && (
              <QueryState query={team} title={text('team.failed')}>
                {text('team.failedText')}
              </QueryState>
            )}
            {team.data && (
              <>
                <TeamTable {...team.data} acts={acts} open={person?.id ?? null} onOpen={place.openPerson} />
                <div className={styles.note}>
                  <AloneNote people={team.data.people} />
                </div>
              </>
            )}
          </div>
          <footer className={peopleStyles.foot}>
            <p>{text('team.stays')}</p>
            <p className={styles.keys}>
              <FormattedMessage id="team.keys" values={{ k: (words) => <Kbd>{words.map(String).join('')}</Kbd> }} />
            </p>
          </footer>
        </div>
        {person && <PersonPane key={person.id} person={person} acts={acts} onClose={place.close} />}
      </div>
      {place.isInviting && <InviteSheet acts={acts} onClose={place.close} />}
      <ProofDialog asked={acts.asked} />
    </>
  )
}

/** The people who administer the site, for those who may change them. */
export function TeamScreen() {
  return (
    <TeamTexts>
      <Team />
    </TeamTexts>
  )
}
