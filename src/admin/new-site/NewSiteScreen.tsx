import { useState } from 'react'
import { Button, buttonClass } from '#kit/buttons/Button.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { classNames } from '#kit/class-names.ts'
import peopleStyles from '#admin/people/people.module.css'
import headStyles from '#admin/screens/head.module.css'
import { useScreenTitle } from '#admin/screens/use-screen-title.ts'
import { NewSiteForm } from './NewSiteForm.tsx'
import { NewSiteTexts } from './NewSiteTexts.tsx'
import styles from './new-site.module.css'
import type { MadeSite } from './use-create-site.ts'
import { useNewSiteText } from './use-new-site-text.ts'

function Made({ site, onAgain }: { readonly site: MadeSite; readonly onAgain: () => void }) {
  const text = useNewSiteText()
  return (
    <EmptyState
      icon="circle-check"
      isAnnounced
      title={text('newSite.made', { name: site.name })}
      acts={
        <>
          <a href={site.panelUrl} className={buttonClass({ variant: 'primary' })}>
            {text('newSite.enter')}
          </a>
          <Button variant="subtle" onClick={onAgain}>
            {text('newSite.another')}
          </Button>
        </>
      }
    >
      <p>{text('newSite.madeText')}</p>
      {site.invite !== '' && <p>{text(site.isInvited ? 'newSite.madeInvited' : 'newSite.notInvited', { email: site.invite })}</p>}
    </EmptyState>
  )
}

function NewSite() {
  const text = useNewSiteText()
  const [made, setMade] = useState<MadeSite | null>(null)
  useScreenTitle(text('newSite.title'))
  return (
    <>
      <header className={classNames(headStyles.head, peopleStyles.head)}>
        <h1>{text('newSite.title')}</h1>
      </header>
      <div className={styles.body}>{made ? <Made site={made} onAgain={() => setMade(null)} /> : <NewSiteForm onMade={setMade} />}</div>
    </>
  )
}

/** Makes a site, for a super-administrator. */
export function NewSiteScreen() {
  return (
    <NewSiteTexts>
      <NewSite />
    </NewSiteTexts>
  )
}
