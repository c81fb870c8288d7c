import type { AdminCallData } from '#schemas/admin/calls.ts'
import { Switch } from '#kit/fields/Switch.tsx'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { useSettingsText } from '#admin/settings/texts/use-settings-text.ts'
import styles from './fields.module.css'
import { useSettingValue } from './use-settings-session.ts'

interface ShopFieldProps {
  readonly session: ItemSession
  readonly shop: AdminCallData['setting.read']['shop']
}

/** « Boutique ouverte », with what it changes in numbers before it happens. */
export function ShopField({ session, shop }: ShopFieldProps) {
  const text = useSettingsText()
  const isOpen = useSettingValue(session, '/SHOP_OPEN') === true
  return (
    <div className={styles.setting} id="SHOP_OPEN">
      <Switch
        label={text('settings.shop.open')}
        checked={isOpen}
        onChange={({ currentTarget }) => session.store.set('/SHOP_OPEN', currentTarget.checked)}
      />
      <p className={styles.consequence} role="status">
        <span>{isOpen ? text('settings.shop.closes', { ...shop }) : text('settings.shop.opens', { ...shop })}</span>{' '}
        <span>{text('settings.shop.changes')}</span>
      </p>
    </div>
  )
}
