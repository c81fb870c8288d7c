import { useMedia } from '#renderer/context.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { GalleryProps } from '#schemas/generated/block-props.ts'
import { BlockFrame } from '#ui/BlockFrame.tsx'
import { Picture } from '#ui/Picture.tsx'
import styles from './View.module.css'

const SIZES = '(width < 40rem) 46vw, (width < 78rem) 30vw, 26rem'

/** Pictures in a grid; one that is gone leaves no hole. */
export function View({ props }: BlockViewProps<GalleryProps>) {
  return (
    <BlockFrame title={props.title} level={props.level}>
      <ul className={styles.items} data-columns={props.columns} data-ratio={props.ratio}>
        {props.items.map((item, index) => (
          <Item key={index} of={item} />
        ))}
      </ul>
    </BlockFrame>
  )
}

function Item({ of: { image, caption } }: { readonly of: GalleryProps['items'][number] }) {
  const picture = useMedia(image)
  if (!picture) return null
  return (
    <li>
      <figure className={styles.figure}>
        <Picture image={picture} sizes={SIZES} className={styles.picture} />
        {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      </figure>
    </li>
  )
}
