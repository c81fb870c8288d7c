import { link, paragraph, type MailTemplate } from '#server/mail/kit/mail-content.ts'
import { oneLine } from '#server/mail/kit/sanitise-text.ts'
import { cutText } from '#schemas/text/cut-text.ts'

const names = {
  fr: { PAGE: 'page', SHELL: 'en-tête et pied de page', MENU: 'menu', SECTION: 'section', ITEM: 'contenu' },
  en: { PAGE: 'page', SHELL: 'header and footer', MENU: 'menu', SECTION: 'section', ITEM: 'content' },
} as const

/** The title of a document in a subject, which has 78 characters. */
const short = (title: string, without: string): string => (title === '' ? without : cutText(oneLine(title), 40))

/** Tells who planned a version that it does not appear, and why. */
export const planHeld: MailTemplate<'PLAN_HELD'> = {
  fr: ({ title, kind, reasons, link: address }, { site }) => ({
    subject: `Version programmée retenue\u00a0: ${short(title, names.fr[kind])}`,
    title: 'Une version programmée n’est pas parue',
    preview: 'Les visiteurs voient la version ordinaire.',
    parts: [
      paragraph(
        `La version programmée de «\u202f${short(title, names.fr[kind])}\u202f», sur le site ${site}, a été relue juste avant son heure. Elle ne paraît pas\u00a0: les visiteurs voient la version ordinaire.`,
      ),
      { type: 'list', items: reasons.map(oneLine) },
      link('Corriger, puis programmer de nouveau', 'cette version', address),
    ],
  }),
  en: ({ title, kind, reasons, link: address }, { site }) => ({
    subject: `Planned version held: ${short(title, names.en[kind])}`,
    title: 'A planned version has not appeared',
    preview: 'Visitors see the ordinary version.',
    parts: [
      paragraph(
        `The planned version of “${short(title, names.en[kind])}” on the ${site} website was checked just before its time. It does not appear: visitors see the ordinary version.`,
      ),
      { type: 'list', items: reasons.map(oneLine) },
      link('Correct, then plan again', 'this version', address),
    ],
  }),
}
