import { useText } from '#i18n/hooks/use-text.ts'
import { useItemPath, useLocalePath, usePage, useSite } from '#renderer/context.ts'
import { menuTrail, type Step } from '#renderer/breadcrumb-trail.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { ArianeEntry } from '#schemas/api/content/blog.ts'
import type { BreadcrumbsProps } from '#schemas/generated/block-props.ts'
import styles from './View.module.css'

interface BreadcrumbsData {
  readonly trail?: readonly ArianeEntry[]
  readonly folderTrail?: { readonly ariane: readonly ArianeEntry[] }
}

/** The way from the home page to this one. */
export function View({ props, data }: BlockViewProps<BreadcrumbsProps, BreadcrumbsData>) {
  const text = useText()
  const localPath = useLocalePath()
  const folderPath = useItemPath('folder')
  const page = usePage()
  const { menu } = useSite()
  const ariane = data.trail ?? data.folderTrail?.ariane
  const parents: readonly (ArianeEntry | Step)[] = ariane ? ariane.slice(0, -1) : menuTrail(menu, page.url)
  const here = ariane?.at(-1)?.name ?? page.title
  const hrefOf = (step: ArianeEntry | Step) => {
    if (step.url === null) return undefined
    return 'id' in step && step.id !== null ? folderPath(step.url) : localPath(step.url)
  }
  return (
    <nav className={styles.breadcrumbs} aria-label={text('block.breadcrumbs.label')}>
      <ol className={styles.list}>
        {props.showHome && (
          <li>
            <a href={localPath('')}>{text('block.breadcrumbs.home')}</a>
          </li>
        )}
        {parents.map((step, index) => (
          <li key={index}>
            <StepName name={step.name} href={hrefOf(step)} />
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  )
}

function StepName({ name, href }: { readonly name: string; readonly href: string | undefined }) {
  return href === undefined ? <span>{name}</span> : <a href={href}>{name}</a>
}
