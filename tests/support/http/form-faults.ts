import { JSDOM } from 'jsdom'
import type { SentForm } from '#schemas/runtime/site-rendering.ts'

const bodyOf = (html: string): HTMLElement => new JSDOM(html).window.document.body
const formNamed = (body: HTMLElement, name: string) => body.querySelector(`form:has([name="_form"][value="${name}"])`)
const valueOf = (form: Element, name: string) => form.querySelector(`[name="${name}"]`)?.getAttribute('value') ?? null

/** The names of the fields that a person fills in, as they stand in a form. */
function fieldsOf(form: Element): string[] {
  const controls = [...form.querySelectorAll('input:not([type=hidden], [type=button], [hidden]), select, textarea')]
  const names = controls.map((control) => control.getAttribute('name') ?? '').filter((name) => name !== '' && !name.startsWith('_'))
  return [...new Set(names)]
}

/** A form with all its fields refused, the last one first. */
function refusedWhole(form: Element, name: string, fields: readonly string[]): SentForm {
  const errors = fields.toReversed().map((field) => ({ field, code: 'FORMAT' as const, message: `Refusé\u00a0: ${field}` }))
  return { name, of: valueOf(form, '_of'), values: {}, errors, code: 'VALIDATION_FAILED', message: 'Vérifiez les champs signalés.' }
}

/** The forms of a page that sum up what was refused in another order than their fields, or give the focus to another than the first. */
export function misplacedFaults(page: string, showAgain: (form: SentForm) => string): string[] {
  const forms = [...bodyOf(page).querySelectorAll('form:has([name="_form"])')]
  return forms.flatMap((form) => {
    const name = valueOf(form, '_form') ?? ''
    const fields = fieldsOf(form)
    if (fields.length === 0) return []
    const again = formNamed(bodyOf(showAgain(refusedWhole(form, name, fields))), name)
    const said = [...(again?.querySelectorAll('[role=alert] li') ?? [])].map((line) => line.textContent.split('\u00a0: ')[1] ?? '')
    const focused = [...(again?.querySelectorAll('[autofocus]') ?? [])].map((element) => element.getAttribute('name'))
    const isInOrder = said.join() === fields.join() && focused.join() === fields[0]
    return isInOrder ? [] : [`${name}: the fields are ${fields.join()}, said are ${said.join()}, and ${focused.join()} has the focus`]
  })
}
