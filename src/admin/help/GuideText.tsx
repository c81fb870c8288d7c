import { Link } from 'react-router-dom'
import { Kbd } from '#kit/text/Kbd.tsx'
import { addressOfLink } from './guide-names.ts'
import { pictureAddress } from './guide-files.ts'
import type { GuideBlock, Line, Part } from './parse-guide.ts'
import styles from './help.module.css'

function Piece({ part }: { readonly part: Part }) {
  if (part.kind === 'strong') return <b>{part.text}</b>
  if (part.kind === 'code') return <code>{part.text}</code>
  if (part.kind === 'key') return <Kbd>{part.text}</Kbd>
  const address = part.kind === 'link' ? addressOfLink(part.to) : null
  return address === null ? <span>{part.text}</span> : <Link to={address}>{part.text}</Link>
}

/** One line of a guide. The parts of a text never change their places. */
function Words({ line }: { readonly line: Line }) {
  return line.map((part, at) => <Piece key={`${at} ${part.kind}`} part={part} />)
}

function Table({ rows: [head = [], ...rows] }: { readonly rows: readonly (readonly Line[])[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((cell, at) => (
            <th key={`${at} cell`} scope="col">
              <Words line={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={`${at} row`}>
            {row.map((cell, place) => (
              <td key={`${place} cell`}>
                <Words line={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Items({ items }: { readonly items: readonly Line[] }) {
  return items.map((line, at) => (
    <li key={`${at} item`}>
      <Words line={line} />
    </li>
  ))
}

function Block({ block }: { readonly block: GuideBlock }) {
  if ('items' in block) {
    const items = <Items items={block.items} />
    return block.kind === 'list' ? <ul>{items}</ul> : <ol>{items}</ol>
  }
  if ('id' in block) return block.kind === 'title' ? <h2 className={styles.title}>{block.text}</h2> : <h3 id={block.id}>{block.text}</h3>
  if (block.kind === 'picture')
    return <img className={styles.picture} src={pictureAddress(block.file)} alt={block.alt} loading="lazy" width={1440} height={900} />
  if (block.kind === 'table') return <Table rows={block.rows} />
  return (
    <p>
      <Words line={block.line} />
    </p>
  )
}

/** The text of a guide with its pictures. */
export function GuideText({ blocks }: { readonly blocks: readonly GuideBlock[] }) {
  return blocks.map((block, at) => <Block key={`${at} ${block.kind}`} block={block} />)
}
