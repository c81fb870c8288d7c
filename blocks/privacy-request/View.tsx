import { useText } from '#i18n/hooks/use-text.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import { useForm, useLocalePath, useParameter } from '#renderer/context.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { CallData } from '#schemas/api/calls.ts'
import type { User } from '#schemas/api/people/user.ts'
import type { PrivacyRequestProps } from '#schemas/generated/block-props.ts'
import { Panel } from '#ui/layout/Panel.tsx'
import { OpenRequests } from './OpenRequests.tsx'
import { RequestForm } from './RequestForm.tsx'
import { RequestReceipt } from './RequestReceipt.tsx'

interface PrivacyRequestData {
  readonly me?: User | null
  readonly requests?: CallData<'privacy.ownRequests'>
}

/** The contact for privacy questions: the person in charge of data, else the company; nothing when neither has an address. */
function Contact() {
  const text = useText()
  const inCharge = useParameter('DPO_EMAIL')
  const company = useParameter('COMPANY_EMAIL')
  const address = inCharge ?? company
  if (typeof address !== 'string') return null
  return (
    <p>
      <span>{text(`block.privacy-request.${inCharge === null ? 'company' : 'contact'}`)}</span> <a href={`mailto:${address}`}>{address}</a>
    </p>
  )
}

/** A request about one's own data, with or without an account; once sent, its reference and the day by which it is answered. */
export function View({ id, props, data: { me, requests = [] } }: BlockViewProps<PrivacyRequestProps, PrivacyRequestData>) {
  const text = useText()
  const localPath = useLocalePath()
  const form = useForm('privacy.request')
  const intro = props.intro ? <Html as="p" html={props.intro} /> : <p>{text('block.privacy-request.intro')}</p>
  const notes = (
    <>
      <Contact />
      <p>
        <a href={localPath('/privacy-policy')}>{text('block.privacy-request.policy')}</a>
      </p>
    </>
  )
  return (
    <Panel id={id} title={props.title ?? text('block.privacy-request.title')} intro={intro} notes={notes}>
      {!form.isDone && requests.length > 0 && <OpenRequests id={id} requests={requests} />}
      {form.isDone ? <RequestReceipt answer={form.answer} /> : <RequestForm form={form} me={me ?? null} />}
    </Panel>
  )
}
