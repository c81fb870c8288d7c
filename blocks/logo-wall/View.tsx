import { useLocalePath, useMedia } from '#renderer/context.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { LogoWallProps } from '#schemas/generated/block-props.ts'
import { BlockFrame } from '#ui/layout/BlockFrame.tsx'
import { Picture } from '#ui/media/Picture.tsx'
import styles from './View.module.css'

/** Logos in the squares of a ledger; one whose picture is gone leaves its name. */
export function View({ props }: BlockViewProps<LogoWallProps>) {
  const localPath = useLocalePath()
  return (
    <BlockFrame title={props.title} level={props.level}>
      <div className={styles.clip}>
        <ul className={styles.items} data-size={props.size}>
          {props.items.map(({ image, name, href }, index) => (
            <li key={index} className={styles.item}>
              {href ? (
                <a className={styles.link} href={localPath(href)}>
                  <Logo image={image} name={name} />
                </a>
              ) : (
                <Logo image={image} name={name} />
              )}
            </li>
          ))}
        </ul>
      </div>
    </BlockFrame>
  )
}

function Logo({ image, name }: Pick<LogoWallProps['items'][number], 'image' | 'name'>) {
  const picture = useMedia(image)
  return picture ? <Picture image={picture} sizes="12rem" alt={name} className={styles.logo} /> : <span>{name}</span>
}
