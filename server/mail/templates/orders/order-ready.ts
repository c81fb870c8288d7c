import { note, paragraph, type MailTemplate } from '#server/mail/kit/mail-content.ts'
import type { MailData } from '#server/mail/kit/mail-kinds.ts'
import { oneLine } from '#server/mail/kit/sanitise-text.ts'
import { collectTime } from './format-pickup-time.ts'
import { orderQuestion } from './order-contact.ts'
import { followOrder } from './order-tracking-link.ts'

type Ready = MailData<'ORDER_READY'>

/** That it can be fetched, where and when. */
const toFetch: MailTemplate<'ORDER_READY'> = {
  fr: ({ reference, orderToken, firstname, place, collectOn, collectHours }, { orderHref, contact, greet }) => ({
    subject: `Votre commande ${oneLine(reference)} vous attend`,
    title: 'Votre commande vous attend',
    preview: collectOn === null ? 'Elle est prête.' : `Rendez-vous le ${collectTime.fr(collectOn, collectHours)}.`,
    parts: [
      paragraph(greet(firstname)),
      paragraph(
        `Votre commande ${oneLine(reference)} est prête.${collectOn === null ? '' : ` Vous avez choisi de la retirer le ${collectTime.fr(collectOn, collectHours)}.`}`,
      ),
      ...(place.length > 0 ? [{ type: 'facts', rows: [['Retrait', place.map(oneLine).join(', ')]] } as const] : []),
      ...followOrder.fr(orderHref({ reference, orderToken })),
      note('Munissez-vous d’une pièce d’identité, qui est demandée à la remise\u00a0: le vin n’est remis qu’à des personnes majeures.'),
      orderQuestion.fr(contact),
    ],
  }),
  en: ({ reference, orderToken, firstname, place, collectOn, collectHours }, { orderHref, contact, greet }) => ({
    subject: `Your order ${oneLine(reference)} is ready`,
    title: 'Your order is ready',
    preview: collectOn === null ? 'It can be collected.' : `See you on ${collectTime.en(collectOn, collectHours)}.`,
    parts: [
      paragraph(greet(firstname)),
      paragraph(
        `Your order ${oneLine(reference)} is ready.${collectOn === null ? '' : ` You have chosen to collect it on ${collectTime.en(collectOn, collectHours)}.`}`,
      ),
      ...(place.length > 0 ? [{ type: 'facts', rows: [['Collection', place.map(oneLine).join(', ')]] } as const] : []),
      ...followOrder.en(orderHref({ reference, orderToken })),
      note('Bring proof of age, which is asked for at the handover: wine is handed to adults alone.'),
      orderQuestion.en(contact),
    ],
  }),
}

/** That the company gets in touch to agree on where and when it is handed over. */
const toAgree: MailTemplate<'ORDER_READY'> = {
  fr: ({ reference, orderToken, firstname, hasPhone = true }, { orderHref, contact, greet }) => ({
    subject: `Votre commande ${oneLine(reference)} est prête`,
    title: 'Votre commande est prête',
    preview: 'Il reste à convenir ensemble de sa remise.',
    parts: [
      paragraph(greet(firstname)),
      paragraph(
        `Votre commande ${oneLine(reference)} est prête. Nous vous ${hasPhone ? 'appellerons' : 'écrirons'} pour convenir avec vous du jour et du lieu de la remise.`,
      ),
      ...followOrder.fr(orderHref({ reference, orderToken })),
      note('Une pièce d’identité est demandée à la remise\u00a0: le vin n’est remis qu’à des personnes majeures.'),
      orderQuestion.fr(contact),
    ],
  }),
  en: ({ reference, orderToken, firstname, hasPhone = true }, { orderHref, contact, greet }) => ({
    subject: `Your order ${oneLine(reference)} is ready`,
    title: 'Your order is ready',
    preview: 'Its handover remains to be agreed.',
    parts: [
      paragraph(greet(firstname)),
      paragraph(
        `Your order ${oneLine(reference)} is ready. We shall ${hasPhone ? 'call you' : 'write to you'} to agree with you on the day and the place of the handover.`,
      ),
      ...followOrder.en(orderHref({ reference, orderToken })),
      note('Proof of identity is asked for at the handover: wine is handed to adults alone.'),
      orderQuestion.en(contact),
    ],
  }),
}

const wayOf = ({ deliveryType }: Ready) => (deliveryType === 'NO_DELIVERY' ? toAgree : toFetch)

/** Tells a buyer that an order is ready: to be fetched, or handed over as is agreed. */
export const orderReady: MailTemplate<'ORDER_READY'> = {
  fr: (data, words) => wayOf(data).fr(data, words),
  en: (data, words) => wayOf(data).en(data, words),
}
