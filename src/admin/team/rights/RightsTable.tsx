import { profileWords, teamProfiles, type TeamProfile } from '#schemas/admin/team/team-profiles.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import type { IconName } from '#kit/icons/icon-set.ts'
import table from '#admin/lists/table.module.css'
import { useTeamText } from '#admin/team/use-team-text.ts'
import { rightLevel, type RightLevel, type RightRow } from './right-level.ts'
import styles from './rights.module.css'

const icons: Readonly<Record<RightRow, IconName>> = {
  ...{ pages: 'files', content: 'newspaper', media: 'image', inbox: 'inbox' },
  ...{ orders: 'receipt', catalogue: 'tag', stock: 'package', sales: 'percent' },
  ...{ settings: 'settings', members: 'id-card', team: 'users' },
}

/** The rows in the groups of the navigation. */
const groups = [
  { name: 'site', areas: ['pages', 'content', 'media', 'inbox'] },
  { name: 'shop', areas: ['orders', 'catalogue', 'stock', 'sales'] },
  { name: 'house', areas: ['settings', 'members', 'team'] },
] as const satisfies readonly { readonly name: string; readonly areas: readonly RightRow[] }[]

/** A level: a shape and a word. */
export function Level({ level }: { readonly level: RightLevel }) {
  const text = useTeamText()
  return (
    <span className={styles.level} data-level={level}>
      <span>{text(`team.level.${level}`)}</span>
    </span>
  )
}

function AreaRow({ area }: { readonly area: RightRow }) {
  const text = useTeamText()
  return (
    <tr>
      <th scope="row">
        <span className={styles.area}>
          <Icon name={icons[area]} />
          <span>{text(`team.area.${area}`)}</span>
        </span>
        <p className={styles.hint}>{text(`team.areaHint.${area}`)}</p>
      </th>
      {teamProfiles.map((profile) => (
        <td key={profile}>
          <Level level={rightLevel(profile, area)} />
        </td>
      ))}
    </tr>
  )
}

/** How far each profile reaches in each area, with the number of people who have it. */
export function RightsTable({ count }: { readonly count: (profile: TeamProfile) => number }) {
  const text = useTeamText()
  return (
    <table className={table.table} aria-label={text('team.rights.title')}>
      <thead>
        <tr>
          <th scope="col">{text('team.rights.area')}</th>
          {teamProfiles.map((profile) => (
            <th key={profile} scope="col" className={styles.profile}>
              <span>{profileWords[profile].name.fr}</span>
              <span className={styles.hint}>{text('team.rights.people', { count: count(profile) })}</span>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ name, areas }) => (
        <tbody key={name}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={teamProfiles.length + 1}>
              {text(`team.group.${name}`)}
            </th>
          </tr>
          {areas.map((area) => (
            <AreaRow key={area} area={area} />
          ))}
        </tbody>
      ))}
    </table>
  )
}
