import type { FormEvent } from 'react'
import { newSiteLocales } from '#schemas/admin/sites/site-points.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { ProofDialog } from '#admin/people/proof/ProofDialog.tsx'
import styles from './new-site.module.css'
import { useCreateSite, type MadeSite } from './use-create-site.ts'
import { useNewSiteText } from './use-new-site-text.ts'

/** The form of a new site. */
export function NewSiteForm({ onMade }: { readonly onMade: (site: MadeSite) => void }) {
  const text = useNewSiteText()
  const { typed, errors, isBusy, asked, send, change } = useCreateSite(onMade)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.intro}>{text('newSite.intro')}</p>
        <TextField
          label={text('newSite.name')}
          maxLength={80}
          autoComplete="off"
          value={typed.name}
          error={errors.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <TextField
          label={text('newSite.host')}
          help={text('newSite.host.help')}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={typed.host}
          error={errors.host}
          onChange={({ currentTarget }) => change({ host: currentTarget.value })}
        />
        <Select
          label={text('newSite.language')}
          options={newSiteLocales.map((locale) => ({ value: locale, label: text(`newSite.language.${locale}`) }))}
          value={typed.locale}
          onChange={(chosen) => change({ locale: newSiteLocales.find((each) => each === chosen) ?? 'fr_FR' })}
        />
        <Checkbox
          label={text('newSite.shop')}
          help={text('newSite.shop.help')}
          checked={typed.withShop}
          onChange={({ currentTarget }) => change({ withShop: currentTarget.checked })}
        />
        <TextField
          label={text('newSite.invite')}
          help={text('newSite.invite.help')}
          type="email"
          isOptional
          autoComplete="off"
          value={typed.invite}
          error={errors.invite}
          onChange={({ currentTarget }) => change({ invite: currentTarget.value })}
        />
        <Button type="submit" variant="primary" size="large" busy={isBusy && text('newSite.busy')}>
          {text('newSite.make')}
        </Button>
        {isBusy && asked === null && (
          <Note isAnnounced>
            <p>{text('newSite.onItsWay')}</p>
          </Note>
        )}
      </form>
      <ProofDialog asked={asked} />
    </>
  )
}
