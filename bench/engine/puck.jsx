import { Render } from '@puckeditor/core'
import { serverViews } from '#blocks/views.server.ts'
import { viewMap } from '#renderer/view.ts'

const NOTHING = Object.freeze({})
const views = viewMap(serverViews)

/** Our blocks as Puck's data: slots are props, the id is a prop. */
const itemOf = (block) => ({
  type: block.type,
  props: {
    id: block.id,
    own: block.props,
    ...Object.fromEntries(Object.entries(block.slots ?? {}).map(([name, blocks]) => [name, blocks.map(itemOf)])),
  },
})

function slotNames(blocks, names = new Map()) {
  for (const { type, slots } of blocks) {
    for (const [name, inner] of Object.entries(slots ?? {})) {
      names.set(type, (names.get(type) ?? new Set()).add(name))
      slotNames(inner, names)
    }
  }
  return names
}

function componentOf(type, View, names) {
  const fields = Object.fromEntries([...names].map((name) => [name, { type: 'slot' }]))
  return {
    fields,
    render: ({ id, own, puck: _puck, ...rest }) => {
      const slots = Object.fromEntries([...names].filter((name) => rest[name]).map((name) => [name, rest[name]()]))
      return (
        <div className="b" data-block={id} data-type={type}>
          <View id={id} props={own} slots={slots} data={NOTHING} />
        </div>
      )
    },
  }
}

/** The same page, through Puck's <Render>, with our views as its components. */
export function renderPuck(frame, blocks) {
  const names = slotNames(blocks)
  const components = Object.fromEntries([...views].map(([type, View]) => [type, componentOf(type, View, names.get(type) ?? new Set())]))
  const config = { components, root: { render: ({ children }) => children } }
  const data = { root: { props: {} }, content: blocks.map(itemOf) }
  return () => frame(<Render config={config} data={data} />)
}
