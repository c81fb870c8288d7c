import { useText } from '#i18n/hooks/use-text.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import { useItemPath } from '#renderer/context.ts'
import { useListTitle } from '#renderer/hooks/use-list-title.ts'
import { useListPages } from '#renderer/hooks/use-query-url.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { Album } from '#schemas/api/content/album.ts'
import type { AlbumListProps } from '#schemas/generated/block-props.ts'
import { listHeadingTags } from '#ui/text/heading-tags.ts'
import { EmptyList, ListFrame } from '#ui/layout/ListLayout.tsx'
import { Picture } from '#ui/media/Picture.tsx'
import { WholeLink } from '#ui/navigation/WholeLink.tsx'
import { ListPagination, ListPastEnd } from '#view-parts/ListPages.tsx'
import styles from './View.module.css'

interface AlbumListData {
  readonly list?: { readonly albums: readonly Album[]; readonly total: number }
}

/** The room of an album's first picture, and of the two beside it. */
const SIZES = ['(width < 48rem) 62vw, 26rem', '(width < 48rem) 31vw, 13rem'] as const

/** The albums of the site, each as a sheet of its first pictures. */
export function View({ id, props, data }: BlockViewProps<AlbumListProps, AlbumListData>) {
  const text = useText()
  const heading = useListTitle(id, props)
  const { Title, Name } = listHeadingTags(heading)
  const albums = data.list?.albums
  const pages = useListPages(data.list?.total ?? 0, props.count, props.level === 1)
  return (
    <ListFrame Title={Title} title={heading.title} intro={props.intro && <Html as="p" className="inline-links" html={props.intro} />}>
      {albums && albums.length > 0 ? (
        <ul className={styles.albums}>
          {albums.map((album, index) => (
            <AlbumSheet key={album.id} album={album} Name={Name} isFirst={heading.isPageTitle && index === 0} />
          ))}
        </ul>
      ) : pages.isPastEnd ? (
        <ListPastEnd pages={pages} />
      ) : (
        <EmptyList>
          <p>{albums ? (props.emptyText ?? text('block.album-list.empty')) : text('block.album-list.failed')}</p>
        </EmptyList>
      )}
      <ListPagination pages={pages} label="block.album-list.pages" />
    </ListFrame>
  )
}

const ALBUM = `whole ${styles.album}`

interface AlbumSheetProps {
  readonly album: Album
  readonly Name: 'h2' | 'h3' | 'h4'
  readonly isFirst: boolean
}

function AlbumSheet({ album: { name, url, imageCount, images }, Name, isFirst }: AlbumSheetProps) {
  const text = useText()
  const itemPath = useItemPath('album')
  const shown = images.slice(0, 3)
  return (
    <li className={ALBUM}>
      <div className={styles.sheet} data-pictures={shown.length}>
        {shown.map((image, index) => (
          <Picture key={index} image={image} alt="" sizes={SIZES[index === 0 ? 0 : 1]} priority={isFirst} className={styles.picture} />
        ))}
      </div>
      <Name className={styles.name}>
        <WholeLink href={itemPath(url)}>{name}</WholeLink>
      </Name>
      <p className={styles.count}>{text('block.album.count', { count: imageCount })}</p>
    </li>
  )
}
