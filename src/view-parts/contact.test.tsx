import { expect, it } from 'vitest'
import { useText } from '#i18n/hooks/use-text.ts'
import { testContext } from '#tests/support/blocks/block-context.ts'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { ContactLinks } from './ContactLinks.tsx'
import { OrderOtherwise } from './OrderOtherwise.tsx'
import { useContactLinks } from './use-contact-links.ts'

const Links = () => {
  const text = useText()
  return <ContactLinks links={useContactLinks(text('block.order-tracking.write'))} />
}
const Otherwise = () => <OrderOtherwise title="Sans JavaScript" />

const settings = { COMPANY_EMAIL: 'bonjour@plume.example', COMPANY_PHONE: '+33199003700' }

/** Draws a part on a site with a contact page or none, and with some of its settings. */
function draw(View: () => React.ReactNode, contactPage: string | null | undefined, names: readonly (keyof typeof settings)[]) {
  const site = { ...testContext.site, contactPage }
  const parameters = new Map(names.map((name) => [name, settings[name]]))
  const body = viewBody(View, { props: {}, context: { site, parameters } })
  const links = [...body.querySelectorAll('a')].map((link) => `${link.getAttribute('href')} ${link.textContent}`.replaceAll('\u00a0', ' '))
  return { links, words: (body.textContent ?? '').replaceAll('\u00a0', ' ') }
}

const mail = 'mailto:bonjour@plume.example bonjour@plume.example'
const call = 'tel:+33199003700 01 99 00 37 00'

it('leads to the contact page of the site, at the address that it has', () => {
  expect(draw(Links, 'nous-ecrire', ['COMPANY_EMAIL', 'COMPANY_PHONE']).links).toEqual(['/nous-ecrire Nous écrire'])
  expect(draw(Otherwise, 'nous-ecrire', ['COMPANY_EMAIL', 'COMPANY_PHONE']).links).toEqual([
    call,
    '/nous-ecrire Écrivez-nous ce que vous désirez.',
  ])
})

it.each([null, undefined])('gives the e-mail address and the telephone where the contact page is %s', (contactPage) => {
  expect(draw(Links, contactPage, ['COMPANY_EMAIL', 'COMPANY_PHONE']).links).toEqual([mail, call])
  expect(draw(Links, contactPage, ['COMPANY_PHONE']).links).toEqual([call])
  expect(draw(Otherwise, contactPage, ['COMPANY_EMAIL', 'COMPANY_PHONE'])).toEqual({
    links: [call, mail],
    words:
      'Sans JavaScriptVous pouvez commander par téléphone, au 01 99 00 37 00. Écrivez-nous ce que vous désirez, à bonjour@plume.example.',
  })
})

it('has no link where a site has no contact page, e-mail address or telephone', () => {
  expect(draw(Links, null, []).links).toEqual([])
  expect(draw(Otherwise, null, [])).toEqual({ links: [], words: 'Sans JavaScript' })
})
