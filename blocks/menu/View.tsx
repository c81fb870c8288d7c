import { useLocalePath, usePage, useSite } from '#renderer/context.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { MenuProps } from '#schemas/generated/block-props.ts'
import { Entries } from './Entries.tsx'
import { siteEntries, type Entry } from './entries.ts'
import styles from './View.module.css'

/** A list of links: the site's menu, folded by details elements, or links of its own. */
export function View({ id, props }: BlockViewProps<MenuProps>) {
  const localPath = useLocalePath()
  const { menu } = useSite()
  const { path } = usePage()
  const entries: Entry[] =
    props.source === 'site'
      ? siteEntries(menu, props.depth, localPath)
      : (props.links ?? []).map(({ label, href }) => ({ label, href: localPath(href), below: [] }))
  if (entries.length === 0) return null
  const folded = props.orientation === 'horizontal'
  return (
    <nav className={styles.menu} aria-label={props.label} data-orientation={props.orientation} data-source={props.source}>
      {props.title && <p className={styles.title}>{props.title}</p>}
      <Entries entries={entries} group={id} path={path} folded={folded} />
    </nav>
  )
}
