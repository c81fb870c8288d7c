import { Outlet } from 'react-router-dom'
import type { Right } from '#schemas/admin/resources/rights.ts'
import { usePanel } from '#admin/panel-context.ts'
import { MissingScreen } from './MissingScreen.tsx'

/** Shows the screens below it to a person with a right; to others they are not there, and no call of theirs is sent to be refused. */
export function Guarded({ right }: { readonly right: Right }) {
  const { start } = usePanel()
  return start.rights.includes(right) ? <Outlet /> : <MissingScreen />
}
