// @vitest-environment jsdom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { orderViewExample } from '#schemas/api/order-reading.ts'
import { stageView } from '#tests/support/view-stage.tsx'
import { View } from './View.tsx'

const shipment = {
  ...{ carrier: 'Colissimo', parcels: 2, shippedAt: '2026-11-22T09:00:00Z', deliveredAt: null },
  tracking: [
    { number: '6A1', link: 'https://suivi.example/6A1' },
    { number: '6A2', link: null },
  ],
  products: [{ id: 107, quantity: 6 }],
}
const stage = () =>
  stageView(View, {
    props: { withdrawalHref: '/retractation' },
    data: { order: { ...orderViewExample, transfer: null, shipments: [shipment] } },
  })
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('main button')]

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = `<main>${renderToString(stage())}</main>`
})
afterEach(() => vi.unstubAllGlobals())

async function hydrate(writeText: ((text: string) => Promise<void>) | null): Promise<void> {
  const { userAgent } = navigator
  vi.stubGlobal('navigator', { userAgent, ...(writeText && { clipboard: { writeText } }) })
  await act(async () => void hydrateRoot(document.querySelector('main')!, stage()))
}

describe('the number of a parcel', () => {
  it('is copied by a button that comes with the script alone, and says so', async () => {
    expect(buttons()).toEqual([])
    const written: string[] = []
    await hydrate((text) => Promise.resolve(void written.push(text)))
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['Copier le numéro 6A1', 'Copier le numéro 6A2'])
    await act(async () => buttons()[1]?.click())
    expect(written).toEqual(['6A2'])
    expect([...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)).toEqual(['', 'Numéro copié.'])
  })

  it('stands alone where the browser copies nothing, and nothing is said to be copied where it refuses', async () => {
    await hydrate(null)
    expect(buttons()).toEqual([])
  })

  it('is not said to be copied where the browser refuses', async () => {
    await hydrate(() => Promise.reject(new Error('no')))
    await act(async () => buttons()[0]?.click())
    expect(document.querySelector('[role=status]')?.textContent).toBe('')
  })
})
