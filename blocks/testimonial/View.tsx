import { useMedia } from '#renderer/context.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { MediaRef } from '#schemas/generated/content.ts'
import type { TestimonialProps } from '#schemas/generated/block-props.ts'
import { BlockFrame } from '#ui/layout/BlockFrame.tsx'
import { Picture } from '#ui/media/Picture.tsx'
import styles from './View.module.css'

/** Quotes of customers: a single one is set large, several are set side by side. */
export function View({ props }: BlockViewProps<TestimonialProps>) {
  const { items } = props
  return (
    <BlockFrame title={props.title} level={props.level}>
      <ul className={styles.items} data-alone={items.length === 1 ? '' : undefined}>
        {items.map(({ quote, name, role, image }, index) => (
          <li key={index} className={styles.item}>
            <figure className={styles.figure}>
              <blockquote className={styles.quote}>
                <p>{quote}</p>
              </blockquote>
              <figcaption className={styles.caption}>
                <Portrait of={image} />
                <span>
                  <span className={styles.name}>{name}</span> {role && <span className={styles.role}>{role}</span>}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}

function Portrait({ of }: { readonly of: MediaRef | undefined }) {
  const image = useMedia(of)
  // The name stands beside it.
  return image && <Picture image={image} sizes="3.5rem" alt="" className={styles.portrait} />
}
