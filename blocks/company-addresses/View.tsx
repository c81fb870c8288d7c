import { formatPhone, phoneHref } from '#i18n/format/phone.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { usePage } from '#renderer/context.ts'
import { headOfficeFirst } from '#renderer/sort-addresses.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { CallData } from '#schemas/api/calls.ts'
import type { CompanyAddressesProps } from '#schemas/generated/block-props.ts'
import type { OpeningHoursConf } from '#schemas/generated/content.ts'
import { BlockFrame } from '#ui/layout/BlockFrame.tsx'
import { headingTags } from '#ui/text/heading-tags.ts'
import { PlaceAddress } from '#ui/text/AddressLink.tsx'
import { useTodayHours } from '#view-parts/today-hours.ts'
import styles from './View.module.css'

type Places = CallData<'company.addresses'>

interface CompanyAddressesData {
  readonly places?: Places
  readonly hours?: { readonly config: OpeningHoursConf }
}

/** Where the company is found: each place with its address, its phone and its hours. */
export function View({ props, data: { places, hours } }: BlockViewProps<CompanyAddressesProps, CompanyAddressesData>) {
  const text = useText()
  const { Name } = headingTags(props)
  return (
    <BlockFrame title={props.title} level={props.level}>
      {places ? (
        <ul className={styles.places}>
          {headOfficeFirst(places.addresses).map((place) => (
            <li key={place.id} className={styles.place}>
              <Place place={place} Name={Name} conf={place.followsHours ? hours?.config : undefined} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.failed}>{text('block.company-addresses.failed')}</p>
      )}
    </BlockFrame>
  )
}

interface PlaceProps {
  readonly place: Places['addresses'][number]
  readonly Name: 'h2' | 'h3' | 'h4'
  /** The opening hours of the site, where the place follows them. */
  readonly conf: OpeningHoursConf | undefined
}

function Place({ place, Name, conf }: PlaceProps) {
  const text = useText()
  const today = useTodayHours(conf, true)
  const { locale } = usePage()
  const { name, phone, email, hours } = place
  return (
    <>
      <Name className={styles.name}>{name}</Name>
      <address className={styles.lines}>
        <PlaceAddress place={place} mapNotice={text('ui.onMap')} />{' '}
        {phone !== null && <a href={phoneHref(phone)}>{formatPhone(phone, locale)}</a>}{' '}
        {email !== null && <a href={`mailto:${email}`}>{email}</a>}
      </address>
      {hours !== null && <p className={styles.hours}>{hours}</p>}
      {today !== null && <p className={styles.hours}>{today}</p>}
    </>
  )
}
