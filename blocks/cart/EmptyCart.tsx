import { useText } from '#i18n/hooks/use-text.ts'
import { useLocalePath } from '#renderer/context.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import type { CartProps } from '#schemas/generated/block-props.ts'
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import { EmptyList } from '#ui/layout/ListLayout.tsx'

/** The text of an empty cart, with a link to the products. */
export function EmptyCart({ props }: { readonly props: CartProps }) {
  const text = useText()
  const localPath = useLocalePath()
  return (
    <EmptyList>
      <p role="status">{text('block.cart.empty')}</p>
      {props.emptyText && <Html as="p" className="inline-links" html={props.emptyText} />}
      {props.catalogueHref && (
        <p>
          <LinkButton href={localPath(props.catalogueHref)} label={text('block.cart.catalogue')} icon="arrow-right" />
        </p>
      )}
    </EmptyList>
  )
}
