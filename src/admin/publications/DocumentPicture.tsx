import { Icon } from '#kit/icons/Icon.tsx'
import type { IconName } from '#kit/icons/icon-set.ts'
import { PagePicture } from '#admin/pictures/PagePicture.tsx'
import { findResource, resourceIcon } from '#admin/resources/resource-list.ts'
import type { Place } from './publication-types.ts'
import styles from './publications.module.css'

const icons = { page: 'file-text', shell: 'panel-left', menu: 'menu', section: 'files' } as const satisfies Record<string, IconName>

function iconOf(place: Place): IconName {
  if (place.kind !== 'item') return icons[place.kind]
  const resource = findResource(place.resource)
  return resource ? resourceIcon(resource) : 'list'
}

interface DocumentPictureProps {
  readonly document: Place
  /** Changes with each change of the document. */
  readonly version: string
  readonly isWide?: boolean
}

/** The picture of a page; of another document or an item, the icon of its kind. */
export function DocumentPicture({ document, version, isWide = false }: DocumentPictureProps) {
  const icon = <Icon name={iconOf(document)} size={isWide ? 20 : 16} />
  if (document.kind !== 'page') return isWide ? null : <span className={styles.thumb}>{icon}</span>
  return (
    <PagePicture id={document.id} locale={document.locale} version={version} isWide={isWide}>
      {icon}
    </PagePicture>
  )
}
