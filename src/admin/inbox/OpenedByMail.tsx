import { Navigate, useParams } from 'react-router-dom'

/** Leads from the address in a mail to the message in its list. */
export function OpenedByMail() {
  const { id = '' } = useParams()
  return <Navigate to={{ pathname: '/messages', search: `vue=tout&ouvert=${encodeURIComponent(id)}` }} replace />
}
