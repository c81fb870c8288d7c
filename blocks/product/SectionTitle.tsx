import styles from './SectionTitle.module.css'

/** The title of one section of the product facts. */
export function PartTitle({ title }: { readonly title: string }) {
  return <h2 className={styles.title}>{title}</h2>
}
