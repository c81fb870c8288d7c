import type { ReactNode } from 'react'

const HYPHENATED = /(\be-mails?\b)/i

/** Words of a form or a button, in which « e-mail » stands on one line. */
export function NoWrap({ words }: { readonly words: ReactNode }) {
  const pieces = typeof words === 'string' ? words.split(HYPHENATED) : []
  if (pieces.length < 2) return words
  return (
    <span>
      {pieces.map((piece, index) =>
        index % 2 === 0 ? (
          piece
        ) : (
          <span key={index} className="unbroken">
            {piece}
          </span>
        ),
      )}
    </span>
  )
}
