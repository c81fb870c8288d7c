import { KeptHtml } from '#renderer/Html.tsx'
import { useServices, type Drawings } from './services.ts'

/** A drawing of an error page; the browser, which never opens one itself, keeps what the server has drawn. */
export function Drawing({ name }: { readonly name: keyof Drawings }) {
  const { drawings } = useServices()
  return drawings ? <div className="drawing">{drawings[name]}</div> : <KeptHtml className="drawing" />
}
