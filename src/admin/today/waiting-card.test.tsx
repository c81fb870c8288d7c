// @vitest-environment jsdom
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Waiting } from '#schemas/admin/today/today-shapes.ts'
import type { PanelServices } from '#admin/panel-context.ts'
import { createSessionLock } from '#admin/session/session-lock.ts'
import { inPanel } from '#tests/support/panel/in-panel.tsx'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { TodayTexts } from './TodayTexts.tsx'
import { WaitingCard } from './WaitingCard.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

const at = '2020-03-12T09:00:00Z'
const order = (kind: Waiting['kind'], title: string, state: 'PREPARING' | 'AWAITING_TRANSFER', mailbox: string | null): Waiting => ({
  ...{ kind, count: 1, resource: null, due: null, at, mailbox },
  samples: [{ title, path: null, order: { state, amount: 8640, at } }],
})

function shown(waiting: readonly Waiting[]): string {
  const services = { start: { siteName: 'Combes-Noires', rights: ['orders.read'] }, lock: createSessionLock() } as unknown as PanelServices
  const element = (
    <TodayTexts>
      <WaitingCard waiting={waiting} />
    </TodayTexts>
  )
  stage.show(inPanel(createMemoryRouter([{ path: '*', element }]), services))
  return document.body.textContent.replaceAll(/[\u00a0\u202f]/g, ' ')
}

it('says number, amount, state and time of each order, and once where its detail is', () => {
  const words = shown([
    order('ORDERS', 'MDV-7', 'PREPARING', 'cave@example.org'),
    order('UNPAID_ORDERS', 'MDV-8', 'AWAITING_TRANSFER', 'cave@example.org'),
  ])
  expect(words).toContain('1 commande à préparerMDV-7 · 86,40 € · en préparation · 12 mars 2020')
  expect(words).toContain('1 commande attend son paiementMDV-8 · 86,40 € · virement attendu · 12 mars 2020')
  expect(words.match(/Le détail est dans l’e-mail de chaque commande, envoyé à cave@example\.org/g)).toHaveLength(1)
  expect(words).not.toContain('Tout est fait')
})

it('says that no mail arrives where the company has no address', () => {
  expect(shown([order('ORDERS', 'MDV-7', 'PREPARING', null)])).toContain('Aucun e-mail de commande ne vous arrive')
})
