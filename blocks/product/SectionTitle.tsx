import styles from './SectionTitle.module.css'

/** The title of one part of what is told of a product. */
export function PartTitle({ title }: { readonly title: string }) {
  return <h2 className={styles.title}>{title}</h2>
}
