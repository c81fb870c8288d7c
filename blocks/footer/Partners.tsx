import { useText } from '#i18n/hooks/use-text.ts'
import { useLocalePath } from '#renderer/context.ts'
import type { ElementItem } from '#schemas/api/content/element.ts'
import { Picture } from '#ui/media/Picture.tsx'
import styles from './View.module.css'

/** The partners' logos, each leading to its site when it has one. */
export function Partners({ items }: { readonly items: readonly ElementItem[] }) {
  const text = useText()
  const localPath = useLocalePath()
  const shown = items.filter(({ image }) => image !== null)
  if (shown.length === 0) return null
  return (
    <div className={styles.partners}>
      <p className={`label ${styles.partnersTitle}`}>{text('block.footer.partners')}</p>
      <ul className={styles.logos}>
        {shown.map(({ id, title, image, link }) => {
          const picture = image && <Picture image={image} sizes="10rem" alt={image.alt || title} className={styles.logo} />
          return (
            <li key={id}>
              {typeof link === 'string' ? (
                <a href={localPath(link)} rel="noopener">
                  {picture}
                </a>
              ) : (
                picture
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
