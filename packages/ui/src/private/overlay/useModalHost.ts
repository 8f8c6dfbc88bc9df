import { useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react'
import { usePortalContainer } from '../portalContainer.ts'

interface ModalHostOptions {
  open: boolean
  container: HTMLElement | null | undefined
}

/** The element of one layer on the body, or in a container for as long as that is there. */
export function useModalHost({ open, container: givenContainer }: ModalHostOptions): HTMLElement {
  const themeContainer = usePortalContainer()
  const container = givenContainer ?? themeContainer
  const [host] = useState(() => document.createElement('div'))
  const isMounted = useRef(true)

  // Before anything inside takes the focus by itself.
  useInsertionEffect(() => {
    const parent = container?.isConnected ? container : document.body
    if (host.parentElement !== parent) parent.append(host)
    if (!open) return
    host.removeAttribute('hidden')
    host.removeAttribute('inert')
  }, [host, container, open])

  useLayoutEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      // React takes out first what is inside; and under its strict mode this layer is only away for a moment.
      queueMicrotask(() => {
        if (!isMounted.current) host.remove()
      })
    }
  }, [host])

  useEffect(() => {
    if (!open || !container) return
    // Where the container goes away under an open layer, the layer goes on the body, with all that was typed in it.
    const observer = new MutationObserver(() => {
      if (!host.isConnected && isMounted.current) document.body.append(host)
    })
    observer.observe(container.ownerDocument, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [open, container, host])

  return host
}
