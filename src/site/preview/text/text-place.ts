/** The place of a text on the page. */
export type TextPlace =
  /** A text node, with words of the view beside the text where it has some. */
  | { readonly kind: 'words'; readonly node: Text }
  /** An element that holds HTML and nothing else. */
  | { readonly kind: 'html'; readonly element: HTMLElement }
  /** Said by an attribute alone: a name read aloud, the text of a picture. */
  | { readonly kind: 'attribute'; readonly element: Element; readonly name: string }
  /** One of the choices of a list. */
  | { readonly kind: 'choice'; readonly element: Element }
  /** Where an absent text would stand: before this element, or at the end of the block. */
  | { readonly kind: 'gap'; readonly before: Element | null }
  | { readonly kind: 'none' }

/** A text that is seen now, after its fold was opened, or never. */
export type Sight = 'seen' | 'folded' | 'unseen'
