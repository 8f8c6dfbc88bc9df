import { ProgressLine, useToast } from '@vehicle-partner/ui'
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { usePortal } from '../session/PortalContext.ts'
import { errorToastId } from '../toasts/useErrorToast.ts'
import type { LazyComponent } from './lazyComponents.tsx'
import { withTimeout } from './withTimeout.ts'

/** Says that a dialog or a panel could not be loaded: the network failed, or a newer version of the program has replaced it. */
export function usePopupFailure() {
  const toast = useToast()
  const { dependencies } = usePortal()
  return () =>
    void toast.error('This part could not be loaded. The network may have gone, or a newer version is there.', {
      id: errorToastId,
      action: { label: 'Load the page again', onSelect: dependencies.reload },
    })
}

function PopupFailure({ onClose }: { onClose: () => void }) {
  const sayFailure = usePopupFailure()
  const fail = useEffectEvent(() => {
    onClose()
    sayFailure()
  })
  useEffect(() => fail(), [])
  return null
}

/**
 * A dialog or a panel that loads when it is opened. Meanwhile there is a line at the top of the window. If loading fails, it closes with a
 * message, and the next press loads it again.
 */
export function createLazyPopup<Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined
  const loadOnce = () => withTimeout(load()).then((component) => (Loaded = component))
  function Popup(props: Props) {
    const [Component, setComponent] = useState(() => Loaded)
    const [hasFailed, setFailed] = useState(false)
    const isLoaded = Component !== undefined
    useEffect(() => {
      if (isLoaded) return
      let isCurrent = true
      loadOnce().then(
        (component) => isCurrent && setComponent(() => component),
        () => isCurrent && setFailed(true),
      )
      return () => {
        isCurrent = false
      }
    }, [isLoaded])
    if (Component) return <Component {...props} />
    return hasFailed ? <PopupFailure onClose={props.onClose} /> : <ProgressLine />
  }
  return Object.assign(Popup, { load: loadOnce })
}
