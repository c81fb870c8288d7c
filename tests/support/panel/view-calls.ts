/** A saved view of a list. */
export interface Kept {
  readonly view: number
  readonly name: string
  readonly query: string
}

/** Makes the calls for saved views over an array. */
export function viewCalls(views: readonly Kept[]) {
  let kept = [...views]
  return {
    list: () => Promise.resolve(kept),
    keep: (_list: string, body: Omit<Kept, 'view'>) => {
      kept = [...kept, { view: 9, ...body }]
      return Promise.resolve({ view: 9 })
    },
    change: (_list: string, id: number, body: Omit<Kept, 'view'>) => {
      kept = kept.map((each) => (each.view === id ? { view: id, ...body } : each))
      return Promise.resolve(null)
    },
    remove: (_list: string, id: number) => {
      kept = kept.filter(({ view }) => view !== id)
      return Promise.resolve(null)
    },
  }
}
