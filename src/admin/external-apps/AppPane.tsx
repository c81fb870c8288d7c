import { useId, useState } from 'react'
import { appFacts, isAppValue } from '#schemas/admin/law/app-facts.ts'
import type { ExternalApp } from '#schemas/api/sites/external-app.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import type { IconName } from '#kit/icons/icon-set.ts'
import { usePanel } from '#admin/panel-context.ts'
import { maySave } from '#admin/resources/may-save.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { apps, cookiesOf, hostsOf } from './app-words.ts'
import styles from './apps.module.css'
import { useAppsText } from './texts/use-apps-text.ts'
import { useSaveApp, type AppValues, type ReadApps } from './use-apps.ts'

interface PaneProps {
  readonly app: ExternalApp
  readonly read: ReadApps
}

function Consequences({ app, values }: { readonly app: ExternalApp; readonly values: AppValues }) {
  const text = useAppsText()
  const { name, asksConsent } = appFacts[app]
  const hosts = hostsOf(app, values)
  const cookies = cookiesOf(app, text)
  const lines: readonly (readonly [IconName, string])[] = [
    ['globe', app === 'maps' || hosts.length === 0 ? text('apps.noHost') : text('apps.hosts', { hosts: hosts.join(', ') })],
    ['clipboard', asksConsent ? text('apps.banner', { name }) : text('apps.noBanner')],
    ['file-text', cookies === null ? text('apps.policyNone') : text('apps.policy', { cookies })],
  ]
  return (
    <section className={styles.part} aria-label={text('apps.whenOn')}>
      <h3>{text('apps.whenOn')}</h3>
      <ul className={styles.lines}>
        {lines.map(([icon, line]) => (
          <li key={icon}>
            <Icon name={icon} />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The banner as it will be, with the services that ask for consent. It is a picture: nothing in it can be used. */
function BannerPicture({ app, read, isOn }: PaneProps & { readonly isOn: boolean }) {
  const text = useAppsText()
  const asking = apps.filter((each) => appFacts[each].asksConsent && (each === app ? isOn : read.item.form[each].on))
  return (
    <section className={styles.part}>
      <h3>{text('apps.preview')}</h3>
      {asking.length === 0 && !read.hasScript ? (
        <p className={styles.faint}>{text('apps.noBannerAtAll')}</p>
      ) : (
        <div className={styles.banner}>
          <p className={styles.bannerTitle}>{text('apps.choices')}</p>
          <p>{text('apps.bannerText')}</p>
          <ul>
            {asking.map((each) => (
              <li key={each}>{appFacts[each].name}</li>
            ))}
            {read.hasScript && <li>{text('apps.script')}</li>}
          </ul>
          <p className={styles.bannerActs}>
            <span>{text('apps.refuseAll')}</span>
            <span>{text('apps.acceptAll')}</span>
          </p>
        </div>
      )}
    </section>
  )
}

function usePane({ app, read }: PaneProps) {
  const text = useAppsText()
  const stored: AppValues = read.item.form[app]
  const [typed, setTyped] = useState<AppValues>({})
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [isStale, setIsStale] = useState(false)
  const { save, isBusy } = useSaveApp(read)
  const values: AppValues = { ...stored, ...typed }
  const check = (isOn: boolean) =>
    Object.fromEntries(
      appFacts[app].fields.flatMap((field) => {
        const value = String(ownValue(values, field.key) ?? '').trim()
        if (isAppValue(field, value, isOn)) return []
        return [[field.key, value === '' ? text('apps.needed') : text('apps.format', { example: field.example })]]
      }),
    )
  const send = async (isOn: boolean) => {
    const found = check(isOn)
    setFaults(found)
    if (Object.keys(found).length > 0) return
    const trimmed = Object.entries(values).map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value] as const)
    const saved = await save(app, { ...Object.fromEntries(trimmed), on: isOn })
    setIsStale(saved.kind === 'stale')
    if (saved.kind === 'refused') setFaults(saved.faults)
    else setTyped({})
  }
  const change = (key: string, value: string) => {
    setTyped((before) => ({ ...before, [key]: value }))
    setFaults(({ [key]: _mended, ...others }) => others)
  }
  const isChanged = Object.entries(typed).some(([key, value]) => ownValue(stored, key) !== value)
  return { stored, values, faults, isStale, isBusy, isChanged, send, change }
}

/** The settings of a service, the effects on the site, and the switch. */
export function AppPane({ app, read }: PaneProps) {
  const text = useAppsText()
  const { start } = usePanel()
  const note = useId()
  const { stored, values, faults, isStale, isBusy, isChanged, send, change } = usePane({ app, read })
  const mayWrite = maySave(start.rights)
  const isOn = stored['on'] === true
  const busy = isBusy && text('apps.busy')
  return (
    <form
      className={styles.pane}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void send(isOn ? isOn : true)
      }}
    >
      <div className={styles.scroll}>
        <div className={styles.part}>
          {isStale && (
            <Note tone="remark" isAnnounced>
              <p>{text('apps.stale')}</p>
            </Note>
          )}
          {appFacts[app].fields.map(({ key, label, example, isNeeded }) => (
            <TextField
              key={key}
              label={label.fr}
              isOptional={!isNeeded}
              help={text('apps.example', { example })}
              error={ownValue(faults, key)}
              value={String(ownValue(values, key) ?? '')}
              readOnly={!mayWrite}
              onChange={({ currentTarget }) => change(key, currentTarget.value)}
            />
          ))}
        </div>
        <Consequences app={app} values={values} />
        <BannerPicture app={app} read={read} isOn />
      </div>
      {mayWrite && (
        <footer className={styles.acts} data-keep-clear="">
          <p id={note}>{text('apps.soon')}</p>
          {isOn && (
            <Button busy={busy} onClick={() => void send(false)}>
              {text('apps.switchOff')}
            </Button>
          )}
          {(!isOn || isChanged) && (
            <Button type="submit" variant="primary" busy={busy} aria-describedby={note}>
              {text(isOn ? 'apps.save' : 'apps.switchOn')}
            </Button>
          )}
        </footer>
      )}
    </form>
  )
}
