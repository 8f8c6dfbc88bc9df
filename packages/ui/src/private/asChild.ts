import { cloneElement, isValidElement, type HTMLAttributes, type ReactElement, type ReactNode, type Ref } from 'react'
import { cx } from './cx.ts'

type Props = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> | undefined; type?: string | undefined }
type Handler = (...event: unknown[]) => unknown

/** Merges props into the single child element: handlers are chained; class names, styles and refs are combined. */
export function asChild(children: ReactNode, props: Props, renderContent: (own: ReactNode) => ReactNode): ReactElement | null {
  if (!isValidElement<Props>(children)) return null
  const childProps = children.props as Props & Record<string, unknown>
  const merged: Record<string, unknown> = { ...props, ...childProps }
  for (const [name, ours] of Object.entries(props))
    if (typeof ours === 'function' && typeof childProps[name] === 'function' && name !== 'ref') {
      const childHandler = childProps[name] as Handler
      // The first result counts: a promise of the child's handler keeps the child from being pressed again.
      merged[name] = (...event: unknown[]) => [childHandler(...event), (ours as Handler)(...event)][0]
    }
  return cloneElement(
    children,
    {
      ...merged,
      className: cx(props.className, childProps.className) || undefined,
      style: { ...props.style, ...childProps.style },
      ref:
        (props.ref ?? childProps.ref) &&
        ((element: HTMLElement | null) => {
          const cleanups = [props.ref, childProps.ref].map((ref) => attachRef(ref, element))
          return () => cleanups.forEach((undo) => undo())
        }),
    },
    renderContent(childProps.children),
  )
}

function attachRef(ref: Ref<HTMLElement> | undefined, element: HTMLElement | null) {
  if (typeof ref === 'function') return ref(element) ?? (() => void ref(null))
  if (ref) ref.current = element
  return () => {
    if (ref) ref.current = null
  }
}
