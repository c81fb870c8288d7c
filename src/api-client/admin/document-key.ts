/** Names a document in one language, as the paths of the panel do. */
export interface DocumentKey {
  readonly kind: 'page' | 'shell' | 'menu' | 'section'
  readonly id: number
  readonly locale: string
}
