import { Fragment } from 'react'

/** A date in words, the ending of its « 1er » raised as print has it. */
export function DayWords({ words }: { readonly words: string }) {
  const pieces = words.split(/(?<=\b1)er\b/)
  if (pieces.length === 1) return <span>{words}</span>
  return pieces.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <sup>er</sup>}
      <span>{piece}</span>
    </Fragment>
  ))
}
