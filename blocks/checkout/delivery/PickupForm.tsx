import { useEffect } from 'react'
import { formatWeekday } from '#i18n/format/format.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { writtenHours } from '#i18n/format/format-time.ts'
import { usePage } from '#renderer/context.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import type { CallData } from '#schemas/api/calls.ts'
import type { CollectTimes } from '#schemas/api/shop/delivery-calls.ts'
import { SelectField } from '#ui/forms/fields/SelectField.tsx'
import { Choices } from '#blocks/checkout/parts/RadioCards.tsx'
import { faultOf } from '#blocks/checkout/parts/step-errors.ts'
import { RequestFailed } from '#blocks/checkout/parts/RequestFailed.tsx'
import { useAnswer } from '#blocks/checkout/parts/use-request.ts'
import type { Shop } from '#blocks/checkout/parts/use-shop.ts'
import styles from '#blocks/checkout/parts/checkout.module.css'

/** The places where orders are collected. */
export type CollectPlaces = CallData<'company.addresses'>['addresses']

interface CollectProps {
  readonly shop: Shop
  readonly places: CollectPlaces
  readonly note: string | undefined
}

/** Where and when an order is collected. */
export function Collect({ shop, places, note }: CollectProps) {
  const text = useText()
  const { cart, checkout, tellCart } = shop
  const { idAddress } = cart.kept.clickAndCollect
  const place = places.find(({ id }) => id === idAddress)
  const only = places.length === 1 ? places[0]?.id : undefined
  useEffect(() => {
    if (only !== undefined && idAddress !== only) tellCart({ type: 'collection.choose', idAddress: only, date: null, idSchedule: null })
  }, [only, idAddress, tellCart])
  return (
    <>
      <Choices
        name="delivery-idAddress"
        label={text('block.checkout.collectPlace')}
        error={faultOf(checkout, 'delivery.idAddress')}
        chosen={idAddress === null ? null : String(idAddress)}
        onChoose={(value) => tellCart({ type: 'collection.choose', idAddress: Number(value), date: null, idSchedule: null })}
        choices={places.map(({ id, name, address, postalCode, city }) => ({
          value: String(id),
          label: name,
          hint: `${address}, ${postalCode} ${city}`,
          aside: text('block.checkout.collectFree'),
        }))}
      />
      {place && <Times key={place.id} shop={shop} idAddress={place.id} hours={place.hours} />}
      {note && <Html as="p" className={`inline-links ${styles.soft}`} html={note} />}
    </>
  )
}

/** The days of some times, and whether anything is left of each. */
function daysOf(times: NonNullable<CollectTimes>) {
  const days = [...new Set(times.map(({ date }) => date))]
  return days.map((day) => ({ day, isFull: times.every(({ date, left }) => date !== day || left === 0) }))
}

interface TimesProps {
  readonly shop: Shop
  readonly idAddress: number
  readonly hours: string | null
}

function Times({ shop, idAddress, hours }: TimesProps) {
  const text = useText()
  const { locale } = usePage()
  const { cart, checkout, places, tellCart } = shop
  const { date, idSchedule } = cart.kept.clickAndCollect
  // The remaining places change: they are requested again after each refusal, and the field of a refused time stays for the focus.
  const { last: value, hasFailed, askAgain } = useAnswer(`times ${checkout.refusals}`, places.collectTimes)
  if (hasFailed) return <RequestFailed name="idSchedule" onAskAgain={askAgain} />
  if (!value) return <p className={styles.soft}>{hours}</p>
  const times = value.filter((time) => time.idAddress === idAddress)
  const slots = times.filter((time) => time.date === date)
  const error = faultOf(checkout, 'idSchedule')
  return (
    <>
      <div
        onChange={({ target }) => {
          if (target instanceof HTMLSelectElement) tellCart({ type: 'collection.choose', date: target.value || null, idSchedule: null })
        }}
      >
        <SelectField
          name={slots.length === 0 ? 'idSchedule' : 'dateSchedule'}
          label={text('block.checkout.collectDay')}
          error={slots.length === 0 ? error : undefined}
          defaultValue={slots.length === 0 ? '' : (date ?? '')}
          choices={[
            { value: '', label: text('block.checkout.chooseDay') },
            ...daysOf(times).map(({ day, isFull }) => ({
              value: day,
              label: isFull ? text('block.checkout.fullDay', { day: formatWeekday(day, locale) }) : formatWeekday(day, locale),
            })),
          ]}
        />
      </div>
      {slots.length > 0 && (
        <Choices
          name="idSchedule"
          label={text('block.checkout.collectTime')}
          error={error}
          chosen={idSchedule === null ? null : String(idSchedule)}
          onChoose={(chosen) => tellCart({ type: 'collection.choose', idSchedule: Number(chosen) })}
          choices={slots.map(({ idSchedule: id, from, to, left }) => ({
            value: String(id),
            label: text('block.checkout.slot', writtenHours({ from, to }, locale)),
            hint: text('block.checkout.left', { count: left }),
            isOff: left === 0,
          }))}
          isNarrow
        />
      )}
    </>
  )
}
