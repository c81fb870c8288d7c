import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminProfiles, type AdminProfile } from '#schemas/admin/resources/rights.ts'
import { profileWords } from '#schemas/admin/team/team-profiles.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { Menu } from '#kit/overlays/Menu.tsx'
import { offeredProfiles } from '#schemas/admin/team/offered-profiles.ts'
import { useViewText } from './use-view-text.ts'
import styles from './view-as.module.css'
import { setViewedProfile, viewOrigin } from './viewed-profile.ts'

function useLeave(): () => void {
  const navigate = useNavigate()
  const leave = () => {
    setViewedProfile(null)
    void navigate(viewOrigin())
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('[role=dialog], [role=menu]')) return
    leave()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return leave
}

/** Says with which profile the panel is seen, and leads back. */
export function ViewBar({ profile }: { readonly profile: AdminProfile }) {
  const text = useViewText()
  const leave = useLeave()
  const offered = offeredProfiles(profile)
  const acts = adminProfiles
    .filter((each) => offered.includes(each))
    .map((each) => ({
      label: profileWords[each].name.fr,
      isChosen: each === profile,
      onAct: () => setViewedProfile(each),
    }))
  return (
    <aside className={styles.bar} aria-label={text('viewAs.label')}>
      <Icon name="eye" />
      <p role="status">
        <b>{text('viewAs.title', { profile: profileWords[profile].name.fr })}</b> <span>{text('viewAs.hint')}</span>
      </p>
      <Menu groups={[{ acts }]}>
        <Button iconAfter="chevron-down">{text('viewAs.other')}</Button>
      </Menu>
      <Button shortcut="Échap" onClick={leave}>
        {text('viewAs.back')}
      </Button>
    </aside>
  )
}
