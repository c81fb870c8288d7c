import { describe, expect, it } from 'vitest'
import { previewSubmittedForm } from '#engine/preview-forms.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { userExample } from '#schemas/api/people/user.ts'
import { View } from './View.tsx'

testBlock('two-factor')

describe('two-factor', () => {
  const admin = { ...userExample, role: 'ADMIN' as const }
  const answered = (name: string, answer: unknown) => ({ form: { name, values: {}, errors: [], code: null, message: null, answer } })
  const forms = (body: HTMLElement) => [...body.querySelectorAll('input[name=_form]')].map((input) => input.getAttribute('value'))
  const secret = { secret: 'JBSWY3DPEHPK3PXP', otpauth: 'otpauth://totp/Greffe?secret=JBSWY3DPEHPK3PXP' }

  it('begins with nothing, for administrators alone', () => {
    expect(forms(viewBody(View, { props: {}, data: { me: admin } }))).toEqual(['totp.start'])
    expect(forms(viewBody(View, { props: {}, data: { me: userExample } }))).toEqual([])
    expect(viewBody(View, { props: { hideWithoutCode: true }, data: { me: userExample } }).innerHTML).toBe('')
    expect(forms(viewBody(View, { props: { hideWithoutCode: true }, data: { me: admin } }))).toEqual(['totp.start'])
    expect(forms(viewBody(View, { props: {}, data: {} }))).toEqual([])
  })

  it('shows a secret as a square and as text, and asks for its first code', () => {
    const body = viewBody(View, { props: {}, data: { me: admin }, context: answered('totp.start', secret) })
    expect(body.querySelector('svg[role=img] path + path')?.getAttribute('d')).toMatch(/^(M\d+ \d+h1v1h-1z)+$/)
    expect(body.textContent).toContain('JBSW Y3DP EHPK 3PXP')
    expect(forms(body)).toEqual(['totp.enable'])
  })

  it('takes another code after a wrong one, or begins again', () => {
    const form = {
      name: 'totp.enable',
      values: {},
      errors: [{ field: 'code', code: 'TOTP_INVALID', message: 'Pas le bon.' }],
      code: 'TOTP_INVALID',
      message: 'Pas le bon.',
    } as never
    expect(forms(viewBody(View, { props: {}, data: { me: admin }, context: { form } }))).toEqual(['totp.enable', 'totp.start'])
  })

  it('keeps showing the secret beside a wrong code, with a way to begin again', () => {
    const form = { name: 'totp.enable', values: {}, errors: [], code: 'TOTP_INVALID', message: 'Pas le bon.', answer: secret } as never
    const body = viewBody(View, { props: {}, data: { me: admin }, context: { form } })
    expect(forms(body)).toEqual(['totp.enable', 'totp.start'])
    expect(body.querySelector('svg[role=img]')).not.toBeNull()
    expect(body.textContent).toContain('JBSW Y3DP EHPK 3PXP')
  })

  it('asks for the password beside the code when the last proof is too old, and not before', () => {
    const form = { name: 'totp.enable', values: {}, errors: [], code: 'REAUTH_REQUIRED', message: 'Le mot de passe.' } as never
    const again = viewBody(View, { props: {}, data: { me: admin }, context: { form } })
    expect(again.querySelectorAll('form')[0]?.querySelectorAll('input[type=password]')).toHaveLength(1)
    const first = viewBody(View, { props: {}, data: { me: admin }, context: answered('totp.start', secret) })
    expect(first.querySelectorAll('input[type=password]')).toHaveLength(0)
  })

  it('shows the recovery codes once, as text to keep', () => {
    const codes = ['k7mq-x2pd', 'b4ns-8rjc']
    const body = viewBody(View, {
      props: {},
      data: { me: { ...admin, totp: true } },
      context: answered('totp.enable', { recoveryCodes: codes }),
    })
    expect([...body.querySelectorAll('ol code')].map((code) => code.textContent)).toEqual(codes)
    expect(forms(body)).toEqual([])
  })

  it('lets a member who still has codes turn them off, and set up no others', () => {
    const body = viewBody(View, { props: { hideWithoutCode: true }, data: { me: { ...userExample, totp: true } } })
    expect(forms(body)).toEqual(['totp.disable'])
    const off = viewBody(View, {
      props: { hideWithoutCode: true },
      data: { me: userExample },
      context: { form: previewSubmittedForm('totp.disable') },
    })
    expect([forms(off), off.querySelector('[role=status]')?.textContent]).toEqual([[], expect.stringContaining('Aucun code')])
  })

  it('explains the refusal of a reused first code, beside the codes that it turned on', () => {
    const me = { ...admin, totp: true }
    const refused = (code: string) => ({ name: 'totp.enable', values: {}, errors: [], code, message: 'Déjà activé.' }) as never
    const body = viewBody(View, { props: {}, data: { me }, context: { form: refused('TOTP_INVALID') } })
    expect(forms(body)).toEqual(['totp.disable'])
    expect(body.querySelector('[autofocus]')?.textContent).toBe('Déjà activé.')
    const unproved = viewBody(View, { props: {}, data: { me }, context: { form: refused('REAUTH_REQUIRED') } })
    expect([forms(unproved), unproved.querySelector('[autofocus]')]).toEqual([['totp.disable'], null])
  })

  it('turns codes off in a second step', () => {
    const body = viewBody(View, { props: {}, data: { me: { ...admin, totp: true } } })
    expect(forms(body)).toEqual(['totp.disable'])
    expect(body.querySelector('details')?.open).toBe(false)
  })

  it('names the account of the password to password managers', () => {
    const body = viewBody(View, { props: {}, data: { me: { ...admin, totp: true } } })
    expect(body.querySelector('form [autocomplete=username]')?.getAttribute('value')).toBe(admin.email)
  })
})
