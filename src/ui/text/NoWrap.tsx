import type { ReactNode } from 'react'

const HYPHENATED = /(\be-mails?\b)/i

/** Words of a form or a button, in which « e-mail » stays on one line. */
export function NoWrap({ words }: { readonly words: ReactNode }) {
  if (words === '') return null
  const pieces = typeof words === 'string' ? words.split(HYPHENATED) : []
  if (pieces.length < 2) return <span>{words}</span>
  return (
    <span>
      {pieces.map((piece, index) =>
        piece === '' ? null : (
          <span key={index} className={index % 2 === 0 ? undefined : 'unbroken'}>
            {piece}
          </span>
        ),
      )}
    </span>
  )
}
