import { useLocalePath, usePage } from '#renderer/context.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { CallData } from '#schemas/api/calls.ts'
import type { SiteMapProps } from '#schemas/generated/block-props.ts'
import { BlockFrame } from '#ui/layout/BlockFrame.tsx'
import { groupPages } from './page-groups.ts'
import { pageTree, type PageBranch } from './page-tree.ts'
import styles from './View.module.css'

interface SiteMapData {
  readonly map?: CallData<'site.map'>
}

/** Every page of the site by its title, those below others beneath them; what the law asks for stands apart. */
export function View({ props, data: { map } }: BlockViewProps<SiteMapProps, SiteMapData>) {
  const { locale } = usePage()
  const { content, legal } = groupPages(map?.pages ?? [], locale)
  const groups = [content, legal].filter(({ length }) => length > 0)
  if (groups.length === 0) return null
  return (
    <BlockFrame title={props.title} level={props.level}>
      <div className={styles.groups}>
        {groups.map((pages, index) => (
          <Branches key={index} branches={pageTree(pages)} />
        ))}
      </div>
    </BlockFrame>
  )
}

function Branches({ branches }: { readonly branches: readonly PageBranch[] }) {
  const localPath = useLocalePath()
  return (
    <ul className={styles.pages}>
      {branches.map(({ title, url, below }) => (
        <li key={url}>
          <a className={styles.page} href={localPath(url)}>
            {title}
          </a>
          {below.length > 0 && <Branches branches={below} />}
        </li>
      ))}
    </ul>
  )
}
