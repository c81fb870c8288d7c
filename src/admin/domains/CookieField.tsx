import { useState } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { Select } from '#kit/fields/Select.tsx'
import styles from './domains.module.css'
import { useSaveCookie, type ReadDomains } from './use-domains.ts'
import { useDomainsText } from './use-domains-text.ts'

interface FieldProps {
  readonly cookie: ReadDomains['cookie']
  readonly mayWrite: boolean
}

const namesOf = ({ domain, choices }: ReadDomains['cookie']): readonly string[] => [
  ...new Set([...choices, ...(domain === null ? [] : [domain])]),
]

function CookieChoice({ cookie }: Pick<FieldProps, 'cookie'>) {
  const text = useDomainsText()
  const [chosen, setChosen] = useState<string>()
  const { save, isBusy } = useSaveCookie()
  const stored = cookie.domain ?? ''
  const value = chosen ?? stored
  const options = [{ value: '', label: text('domains.cookie.own') }, ...namesOf(cookie).map((name) => ({ value: name, label: name }))]
  const send = async () => {
    await save(value === '' ? null : value, cookie.domain)
    setChosen(undefined)
  }
  return (
    <div className={styles.cookie}>
      <Select
        label={text('domains.cookie.label')}
        help={text('domains.cookie.help')}
        options={options}
        value={value}
        onChange={setChosen}
      />
      {value !== stored && (
        <>
          <p className={styles.advice}>{text('domains.cookie.effect')}</p>
          <Button variant="primary" busy={isBusy && text('domains.cookie.busy')} onClick={() => void send()}>
            {text('domains.cookie.save')}
          </Button>
        </>
      )}
    </div>
  )
}

/** The domain of the login cookies, chosen among those that all addresses of the site share. */
export function CookieField({ cookie, mayWrite }: FieldProps) {
  const text = useDomainsText()
  const hasNames = namesOf(cookie).length > 0
  return (
    <section className={styles.part} aria-labelledby="domains-cookie">
      <h2 id="domains-cookie">{text('domains.cookie')}</h2>
      {!hasNames && <p className={styles.hint}>{text('domains.cookie.none')}</p>}
      {hasNames && mayWrite && <CookieChoice cookie={cookie} />}
      {hasNames && !mayWrite && <p className={styles.hint}>{cookie.domain ?? text('domains.cookie.own')}</p>}
    </section>
  )
}
