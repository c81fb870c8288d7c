import { profileWords, teamProfiles, type TeamProfile } from '#schemas/admin/team/team-profiles.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import type { IconName } from '#kit/icons/icon-set.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import type { TableField } from '#kit/lists/table-field.ts'
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

function Area({ area }: { readonly area: RightRow }) {
  const text = useTeamText()
  return (
    <>
      <span className={styles.area}>
        <Icon name={icons[area]} />
        <span>{text(`team.area.${area}`)}</span>
      </span>
      <p className={styles.hint}>{text(`team.areaHint.${area}`)}</p>
    </>
  )
}

/** How far each profile reaches in each area, with the number of people who have it. */
export function RightsTable({ count }: { readonly count: (profile: TeamProfile) => number }) {
  const text = useTeamText()
  const profiles = teamProfiles.map((profile): TableField<RightRow> => ({
    id: profile,
    header: (
      <span className={styles.profile}>
        <span>{profileWords[profile].name.fr}</span>
        <span className={styles.hint}>{text('team.rights.people', { count: count(profile) })}</span>
      </span>
    ),
    cell: (area) => <Level level={rightLevel(profile, area)} />,
  }))
  return (
    <DataTable
      label={text('team.rights.title')}
      fields={[{ id: 'area', header: text('team.rights.area'), isName: true, cell: (area) => <Area area={area} /> }, ...profiles]}
      groups={groups.map(({ name, areas }) => ({ id: name, title: text(`team.group.${name}`), rows: areas }))}
      keyOf={(area) => area}
    />
  )
}
