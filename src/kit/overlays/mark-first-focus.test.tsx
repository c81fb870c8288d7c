// @vitest-environment jsdom
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { KitProvider } from '#kit/KitProvider.tsx'
import { kitTexts } from '#tests/support/panel/kit-texts.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { Dialog } from './Dialog.tsx'
import { Sheet } from './Sheet.tsx'

let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn(), addListener: vi.fn() }))
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const noop = () => {}

it.each([
  ['a dialog with a field', <Dialog isOpen title="Rôle" onClose={noop} children={<input aria-label="Nom" />} />, 'Nom'],
  [
    'a dialog without a field',
    <Dialog isOpen title="Partager" onClose={noop} children={<button type="button">Retirer</button>} />,
    'Partager',
  ],
  [
    'a dialog whose first field cannot be used',
    <Dialog isOpen title="Lieu" onClose={noop} children={[<input key="1" disabled />, <input key="2" aria-label="Ville" />]} />,
    'Ville',
  ],
  [
    'a dialog with a marked control',
    <Dialog isOpen title="Retirer" onClose={noop} acts={<button data-autofocus>Garder</button>} children={<input />} />,
    'Garder',
  ],
  [
    'a dialog of choices',
    <Dialog
      isOpen
      title="Accès"
      onClose={noop}
      children={['Tous', 'Membres'].map((name) => (
        <input key={name} type="radio" name="access" aria-label={name} defaultChecked={name === 'Membres'} />
      ))}
    />,
    'Membres',
  ],
  ['a sheet', <Sheet isOpen title="Champs" onClose={noop} children={<input aria-label="Titre" />} />, 'Champs'],
])('%s opens with the focus on its field, its marked control or its title', async (_name, overlay, focused) => {
  root.render(
    <KitProvider nonce="abc" texts={kitTexts}>
      {overlay}
    </KitProvider>,
  )
  await waitUntil(() => {
    const { activeElement } = document
    expect(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent).toBe(focused)
  })
})
