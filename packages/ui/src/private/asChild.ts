import { cx } from 'class-variance-authority'
import { cloneElement, isValidElement, type HTMLAttributes, type ReactElement, type ReactNode, type Ref } from 'react'

type Props = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> | undefined }
type Handler = (...event: unknown[]) => unknown

/** Merges props into the single child element: handlers are chained; class names, styles and refs are combined. */
export function asChild(children: ReactNode, props: Props, inside: (own: ReactNode) => ReactNode): ReactElement | null {
  if (!isValidElement<Props>(children)) return null
  const own = children.props as Props & Record<string, unknown>
  const merged: Record<string, unknown> = { ...props, ...own }
  for (const [name, ours] of Object.entries(props))
    if (typeof ours === 'function' && typeof own[name] === 'function' && name !== 'ref') {
      const theirs = own[name] as Handler
      merged[name] = (...event: unknown[]) => {
        theirs(...event)
        ;(ours as Handler)(...event)
      }
    }
  return cloneElement(
    children,
    {
      ...merged,
      className: cx(props.className, own.className),
      style: { ...props.style, ...own.style },
      ref:
        (props.ref ?? own.ref) &&
        ((element: HTMLElement | null) => {
          const leave = [props.ref, own.ref].map((ref) => attachRef(ref, element))
          return () => leave.forEach((undo) => undo())
        }),
    },
    inside(own.children),
  )
}

function attachRef(ref: Ref<HTMLElement> | undefined, element: HTMLElement | null) {
  if (typeof ref === 'function') return ref(element) ?? (() => void ref(null))
  if (ref) ref.current = element
  return () => {
    if (ref) ref.current = null
  }
}
