import '@puckeditor/core/dist/no-external.css'
import { Puck, useGetPuck } from '@puckeditor/core'
import { createRoot } from 'react-dom/client'
import { serverViews } from '#blocks/views.server.ts'
import { loadMessages } from '#i18n/messages.ts'
import { createText, TextProvider } from '#i18n/TextProvider.tsx'
import { RenderProvider } from '#renderer/context.ts'
import { viewMap } from '#renderer/view.ts'
import { puckActs } from './puck-acts.js'
import { benchContext } from '../engine/page-context.ts'

const NOTHING = Object.freeze({})
const views = viewMap(serverViews)

/** A block as Puck stores it: its slots are props beside its own, and its id is one too. */
const itemOf = (block) => ({
  type: block.type,
  props: {
    ...block.props,
    ...Object.fromEntries(Object.entries(block.slots ?? {}).map(([name, blocks]) => [name, blocks.map(itemOf)])),
    id: block.id,
  },
})

function fieldOf(value) {
  if (typeof value === 'string') return { type: value.includes('<') || value.length > 80 ? 'textarea' : 'text' }
  if (typeof value === 'number') return { type: 'number' }
  if (typeof value === 'boolean') return { type: 'radio', options: [true, false].map((each) => ({ label: String(each), value: each })) }
  if (Array.isArray(value)) return { type: 'array', arrayFields: fieldsOf(value[0] ?? {}) }
  return { type: 'object', objectFields: fieldsOf(value ?? {}) }
}

const fieldsOf = (props) => Object.fromEntries(Object.entries(props).map(([name, value]) => [name, fieldOf(value)]))

/** The fields and slots of each type, as the blocks of the page use them. */
function typesOf(blocks, types = new Map()) {
  for (const { type, props, slots = {} } of blocks) {
    const known = types.get(type) ?? { fields: {}, slots: new Set() }
    Object.assign(known.fields, fieldsOf(props))
    for (const [name, inner] of Object.entries(slots)) {
      known.slots.add(name)
      typesOf(inner, types)
    }
    types.set(type, known)
  }
  return types
}

function componentOf(type, { fields, slots }) {
  const View = views.get(type)
  return {
    defaultProps: type === 'text' ? { html: '<p>Nouveau</p>', size: 'normal', align: 'start' } : {},
    fields: { ...fields, ...Object.fromEntries([...slots].map((name) => [name, { type: 'slot' }])) },
    render: ({ id, puck: _puck, editMode: _editMode, ...rest }) => {
      const own = Object.fromEntries(Object.entries(rest).filter(([name]) => !slots.has(name)))
      const filled = Object.fromEntries([...slots].filter((name) => rest[name]).map((name) => [name, rest[name]()]))
      return (
        <div className="b" data-block={id} data-type={type}>
          <View id={id} props={own} slots={filled} data={NOTHING} />
        </div>
      )
    },
  }
}

/** Gives the bench the acts of the open editor. */
function Exposed({ children }) {
  window.puckActs = puckActs(useGetPuck())
  return children
}

const blocks = await (await fetch('blocks.json')).json()
const components = Object.fromEntries([...typesOf(blocks)].map(([type, known]) => [type, componentOf(type, known)]))
const config = { components, root: { render: ({ children }) => <main className="site-main">{children}</main> } }
const data = { root: { props: {} }, content: blocks.map(itemOf) }
const text = createText('fr_FR', await loadMessages('fr_FR', () => undefined))

createRoot(document.getElementById('root')).render(
  <TextProvider text={text}>
    <RenderProvider value={benchContext()}>
      <Puck config={config} data={data} overrides={{ headerActions: Exposed }} />
    </RenderProvider>
  </TextProvider>,
)
