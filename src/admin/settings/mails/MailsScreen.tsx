import { useRef } from 'react'
import mailsFr from '#i18n/messages/mails/fr.json'
import { ListFilters } from '#admin/lists/ListFilters.tsx'
import { useAddressView } from '#admin/lists/use-address-view.ts'
import calm from '#admin/settings/calm.module.css'
import { SettingsPage } from '#admin/settings/SettingsPage.tsx'
import { ScreenTexts } from '#admin/texts/ScreenTexts.tsx'
import { MailsList } from './MailsList.tsx'
import { mailsAddress, mailStates, statePart, type MailsView } from './mails-view.ts'
import styles from './mails.module.css'
import { knownKinds, sayKind, useMailsText } from './use-mails-text.ts'

interface ViewProps {
  readonly view: MailsView
  readonly onChange: (part: Partial<MailsView>) => void
}

function Tools({ view, onChange }: ViewProps) {
  const text = useMailsText()
  const search = useRef<HTMLInputElement>(null)
  const kinds = knownKinds.map((value) => ({ value, label: sayKind(value, text) })).toSorted((a, b) => a.label.localeCompare(b.label, 'fr'))
  return (
    <ListFilters
      search={{
        ref: search,
        className: styles.search,
        label: text('mails.searchLabel'),
        placeholder: text('mails.search'),
        value: view.search,
        onSearch: (words) => onChange({ search: words }),
      }}
      filters={[
        {
          label: text('mails.state'),
          value: view.state,
          placeholder: text('mails.state.all'),
          options: mailStates.map((value) => ({ value, label: text(`mails.state.${value}`) })),
          onChange: (value) => onChange({ state: statePart.read(value) }),
        },
        {
          label: text('mails.kind'),
          value: view.kind,
          placeholder: text('mails.kind.all'),
          options: kinds,
          onChange: (kind) => onChange({ kind }),
        },
      ]}
    />
  )
}

function Mails({ view, onChange }: ViewProps) {
  const text = useMailsText()
  return (
    <>
      <p className={calm.intro}>{text('mails.intro')}</p>
      <Tools view={view} onChange={(part) => onChange({ ...part, page: 1 })} />
      <MailsList view={view} onPage={(page) => onChange({ page })} />
    </>
  )
}

/** The mails of the site: what left, what waits, what could not leave. */
export function MailsScreen() {
  const [view, change] = useAddressView(mailsAddress)
  return (
    <ScreenTexts messages={mailsFr}>
      <SettingsPage entry="mails">
        <Mails view={view} onChange={change} />
      </SettingsPage>
    </ScreenTexts>
  )
}
