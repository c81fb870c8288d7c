import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Icon } from '#kit/icons/Icon.tsx'
import { SegmentedControl } from '#kit/fields/SegmentedControl.tsx'
import { Tabs } from '#kit/layout/Tabs.tsx'
import { ConflictDialog } from '#admin/resources/edit/ConflictDialog.tsx'
import { useUnsavedGuard } from '#admin/resources/edit/use-unsaved-guard.ts'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { useSessionState } from '#admin/resources/edit/use-item-session.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { useIsNarrow } from '#admin/screens/use-is-narrow.ts'
import { palePairs } from '#domain/theme/theme-pairs.ts'
import { useAppearanceForm, type ReadAppearance } from './appearance-form.ts'
import { appearanceParts, PART } from './appearance-address.ts'
import { AppearanceHead } from './AppearanceHead.tsx'
import styles from './appearance.module.css'
import { ColorsTab } from './colors/ColorsTab.tsx'
import { GroupTab } from './GroupTab.tsx'
import { LettersTab } from './letters/LettersTab.tsx'
import { SiteBeside } from './site/SiteBeside.tsx'
import { useShown } from './site/use-shown.ts'
import { useAppearanceText } from './texts/use-appearance-text.ts'
import { useAppearanceSession } from './use-appearance-session.ts'

interface PartsProps {
  readonly session: ItemSession
  readonly shown: ReadAppearance['shown']
}

/** The parts of the form, and what the publication waits for. */
function Parts({ session, shown }: PartsProps) {
  const text = useAppearanceText()
  const { may } = useResource()
  const [query, setQuery] = useSearchParams()
  const pale = palePairs(useAppearanceForm(session))
  const tabs = [
    { value: appearanceParts.colors, label: text('appearance.part.colors'), content: <ColorsTab session={session} shown={shown} /> },
    { value: appearanceParts.letters, label: text('appearance.part.letters'), content: <LettersTab session={session} /> },
    { value: appearanceParts.logos, label: text('appearance.part.logos'), content: <GroupTab session={session} name="logos" /> },
    { value: appearanceParts.banner, label: text('appearance.part.banner'), content: <GroupTab session={session} name="banner" /> },
    { value: appearanceParts.shapes, label: text('appearance.part.shapes'), content: <GroupTab session={session} name="style" /> },
  ]
  return (
    <div className={styles.parts}>
      <fieldset disabled={!may('write')} className={styles.fields}>
        <legend className={styles.unseen}>{text('appearance.screen')}</legend>
        <Tabs
          label={text('appearance.parts')}
          tabs={tabs}
          value={tabs.find(({ value }) => value === query.get(PART))?.value ?? appearanceParts.colors}
          onChange={(part) => setQuery({ [PART]: part }, { replace: true })}
        />
      </fieldset>
      {pale.length > 0 && (
        <p className={styles.foot} role="status">
          <Icon name="info" />
          <span>{text('appearance.waits', { count: pale.length })}</span>
        </p>
      )}
    </div>
  )
}

/** The work on the appearance: its form, and the site beside it; one of them at a time in a narrow window. */
export function AppearanceDesk({ read }: { readonly read: ReadAppearance }) {
  const text = useAppearanceText()
  const session = useAppearanceSession(read)
  useUnsavedGuard(session)
  const { conflict } = useSessionState(session)
  const shown = useShown(session, read)
  const isNarrow = useIsNarrow()
  const [view, setView] = useState<'form' | 'site'>('form')
  return (
    <>
      <AppearanceHead session={session} />
      {isNarrow && (
        <div className={styles.views}>
          <SegmentedControl
            label={text('appearance.view')}
            value={view}
            onChange={setView}
            isWide
            segments={[
              { value: 'form', label: text('appearance.view.form') },
              { value: 'site', label: text('appearance.view.site') },
            ]}
          />
        </div>
      )}
      <div className={styles.desk}>
        {(!isNarrow || view === 'form') && <Parts session={session} shown={shown} />}
        {(!isNarrow || view === 'site') && <SiteBeside session={session} shown={shown} />}
      </div>
      {conflict !== null && <ConflictDialog session={session} conflict={conflict} />}
    </>
  )
}
