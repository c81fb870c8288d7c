const ZONE = 'root:default-zone'
const PASTED = 20

/** The acts on a block at the top of a page, as Puck's own actions. */
export function puckActs(getPuck) {
  const placeOf = (id) => getPuck().appState.data.content.findIndex(({ props }) => props.id === id)
  const act = (action) => getPuck().dispatch({ ...action, recordHistory: true })
  const change = (id, to) =>
    act({
      type: 'setData',
      data: ({ content, ...data }) => ({ ...data, content: content.flatMap((item) => (item.props.id === id ? to(item) : [item])) }),
    })
  const copyOf = (item, number) => ({ ...item, props: { ...item.props, id: `${item.props.id}-${number}-${performance.now()}` } })
  return {
    insert: (id) => act({ type: 'insert', componentType: 'text', destinationIndex: placeOf(id) + 1, destinationZone: ZONE }),
    move: (id) => act({ type: 'reorder', sourceIndex: placeOf(id), destinationIndex: placeOf(id) + 1, destinationZone: ZONE }),
    remove: (id) => act({ type: 'remove', index: placeOf(id), zone: ZONE }),
    duplicate: (id) => act({ type: 'duplicate', sourceIndex: placeOf(id), sourceZone: ZONE }),
    wrap: (id) => change(id, (item) => [{ type: 'section', props: { id: `round-${id}`, content: [item] } }]),
    paste: (id) => change(id, (item) => [item, ...Array.from({ length: PASTED }, (_, number) => copyOf(item, number))]),
    undo: () => getPuck().history.back(),
  }
}
