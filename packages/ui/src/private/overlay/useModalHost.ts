import { useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react'
import { usePortalContainer } from '../portalContainer.ts'

interface ModalHostOptions {
  open: boolean
  container: HTMLElement | null | undefined
}

/** The portal element of a modal layer, in the body or a container. */
export function useModalHost({ open, container: givenContainer }: ModalHostOptions): HTMLElement {
  const themeContainer = usePortalContainer()
  const container = givenContainer ?? themeContainer
  const [host] = useState(() => document.createElement('div'))
  const isMounted = useRef(true)

  // Before `autoFocus` of a child.
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
      // React removes children first, and Strict Mode unmounts only for a moment.
      queueMicrotask(() => {
        if (!isMounted.current) host.remove()
      })
    }
  }, [host])

  useEffect(() => {
    if (!open || !container) return
    // If the container of an open layer is removed, the layer moves to the body and keeps its state.
    const observer = new MutationObserver(() => {
      if (!host.isConnected && isMounted.current) document.body.append(host)
    })
    observer.observe(container.ownerDocument, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [open, container, host])

  return host
}
