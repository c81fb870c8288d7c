import styles from './FactTable.module.css'

interface FactTableProps {
  readonly caption?: string
  readonly facts: readonly { readonly name: string; readonly value: string }[]
}

/** Facts by name, one a row. */
export function FactTable({ caption, facts }: FactTableProps) {
  return (
    <table className={styles.table}>
      {caption && <caption>{caption}</caption>}
      <tbody>
        {facts.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
