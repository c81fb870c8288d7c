import { describe, expect, it } from 'vitest'
import { previewSubmittedForm } from '#engine/preview-forms.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('session-list')

describe('session-list', () => {
  const session = (id: number, current: boolean) => ({
    id,
    device: 'Firefox, Linux',
    createdAt: '2026-11-20T07:12:00Z',
    lastSeenAt: '2026-11-20T09:28:00Z',
    current,
  })

  it('signs out any device but this one', () => {
    const body = viewBody(View, { props: {}, data: { sessions: [session(9, true), session(7, false)] } })
    expect([...body.querySelectorAll('input[name=id]')].map((input) => input.getAttribute('value'))).toEqual(['7'])
    expect(body.querySelector('li')?.textContent).toContain('Cet appareil')
    expect(body.querySelector('li')?.textContent).toContain('Dernière activité le 20 novembre 2026 à 10\u00a0h\u00a028')
  })

  it('tells its buttons apart for who hears them alone', () => {
    const names = [...viewBody(View, { props: {}, data: { sessions: [session(7, false)] } }).querySelectorAll('li button')].map(
      (button) => button.textContent,
    )
    expect(names[0]).toContain('Firefox, Linux, connecté le 20 novembre 2026 à 8\u00a0h\u00a012')
  })

  it('tells those of the same device and minute apart too', () => {
    const sessions = [session(9, true), session(8, false), { ...session(7, false), device: 'Safari, iPhone' }, session(6, false)]
    const names = [...viewBody(View, { props: {}, data: { sessions } }).querySelectorAll('li button')].map((button) => button.textContent)
    expect(new Set(names).size).toBe(3)
    expect([names[0], names[2]].map((name) => /, (\d) sur 2$/.exec(name ?? '')?.[1])).toEqual(['1', '2'])
    expect(names[1]).not.toContain(' sur ')
  })

  it('signs all others out in a second step, and only where there are others', () => {
    const stage = (...sessions: ReturnType<typeof session>[]) => viewBody(View, { props: {}, data: { sessions } })
    expect(stage(session(9, true)).querySelector('details')).toBeNull()
    const fold = stage(session(9, true), session(7, false), session(8, false)).querySelector('details')
    expect(fold?.open).toBe(false)
    expect(fold?.querySelector('form input[name=id]')).toBeNull()
    expect(fold?.textContent).toContain('2 autres appareils')
  })

  it('says when a device is signed out', () => {
    expect(
      viewBody(View, { props: {}, data: { sessions: [] }, context: { form: previewSubmittedForm('session.end') } }).querySelector(
        '[role=status]',
      ),
    ).not.toBeNull()
  })
})
