import { useLocalePath } from '#renderer/context.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { CallData } from '#schemas/api/calls.ts'
import type { SiteMapProps } from '#schemas/generated/block-props.ts'
import { BlockFrame } from '#ui/BlockFrame.tsx'
import { pageTree, type PageBranch } from './page-tree.ts'
import styles from './View.module.css'

interface SiteMapData {
  readonly map?: CallData<'site.map'>
}

/** Every page of the site, those below others beneath them. */
export function View({ props, data: { map } }: BlockViewProps<SiteMapProps, SiteMapData>) {
  const branches = pageTree(map?.pages ?? [])
  if (branches.length === 0) return null
  return (
    <BlockFrame title={props.title} level={props.level}>
      <Branches branches={branches} />
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
