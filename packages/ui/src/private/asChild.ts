import { cx } from 'class-variance-authority'
import { cloneElement, isValidElement, type HTMLAttributes, type ReactElement, type ReactNode, type Ref } from 'react'

type Props = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> | undefined; [data: `data-${string}`]: unknown }

/** The one child element, with our props under its own: handlers run one after the other, classes and styles come together. */
export function asChild(children: ReactNode, props: Props, inside: (own: ReactNode) => ReactNode): ReactElement | null {
  if (!isValidElement<Props>(children)) return null
  const own = children.props
  const merged: Record<string, unknown> = { ...props, ...own, className: cx(props.className, own.className) }
  if (props.style || own.style) merged['style'] = { ...props.style, ...own.style }
  for (const [name, ours] of Object.entries(props)) {
    const theirs: unknown = own[name as keyof Props] // only read, and only where both are functions used
    if (/^on[A-Z]/.test(name) && typeof ours === 'function' && typeof theirs === 'function')
      merged[name] = (...event: unknown[]) => {
        theirs(...event)
        ours(...event)
      }
  }
  const refs = [props.ref, own.ref].filter((ref) => ref !== undefined && ref !== null)
  if (refs.length > 0) merged['ref'] = refs.length === 1 ? refs[0] : both(refs)
  return cloneElement(children, merged, inside(own.children))
}

const both =
  <Element>(refs: readonly Ref<Element>[]) =>
  (element: Element | null) => {
    const leave = refs.map((ref) => {
      if (typeof ref === 'function') return ref(element) ?? (() => ref(null))
      if (ref) ref.current = element
      return () => {
        if (ref) ref.current = null
      }
    })
    return () => leave.forEach((undo) => undo())
  }
