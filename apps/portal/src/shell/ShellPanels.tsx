import { ProgressLine, useHotkey } from '@vehicle-partner/ui'
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { usePopupFailure } from '../loading/lazyPopup.tsx'
import { withTimeout } from '../loading/withTimeout.ts'
import { usePortal } from '../session/PortalContext.ts'
import type { ShellTool } from './shellTools.ts'
import { useQuietNetwork } from './useQuietNetwork.ts'

export interface ShellPanelProps {
  open: boolean
  onClose: () => void
}

type LoadPanel = () => Promise<ComponentType<ShellPanelProps>>
const loadSearch: LoadPanel = async () => (await import('./PortalSearch.tsx')).PortalSearch
const loadNotifications: LoadPanel = async () => (await import('./NotificationPanel.tsx')).NotificationPanel

interface ShellPanelsProps {
  openTool: ShellTool | undefined
  onOpenToolChange: (tool: ShellTool | undefined) => void
}

/** Search and notifications over the page. Their code is loaded when they are first opened, or before while the network is quiet. */
export function ShellPanels({ openTool, onOpenToolChange }: ShellPanelsProps) {
  const { network } = usePortal().dependencies
  const isQuiet = useQuietNetwork(3000)
  const loadsAhead = isQuiet && network.savesData?.() !== true && network.online()
  const toggleSearch = () => onOpenToolChange(openTool === 'search' ? undefined : 'search')
  useHotkey('mod+k', { isOpen: openTool === 'search', onPress: toggleSearch })
  const onClose = () => onOpenToolChange(undefined)
  return (
    <>
      <LazyPanel load={loadSearch} open={openTool === 'search'} onClose={onClose} ahead={loadsAhead} />
      <LazyPanel load={loadNotifications} open={openTool === 'notifications'} onClose={onClose} ahead={loadsAhead} />
    </>
  )
}

interface LazyPanelProps extends ShellPanelProps {
  load: LoadPanel
  /** Loads it before it is opened. */
  ahead: boolean
}

function LazyPanel({ load, open, onClose, ahead }: LazyPanelProps) {
  const sayFailure = usePopupFailure()
  const [Panel, setPanel] = useState<ComponentType<ShellPanelProps>>()
  const isLoaded = Panel !== undefined
  const handleFailure = useEffectEvent(() => {
    // What fails ahead is tried again when the user opens it.
    if (!open) return
    onClose()
    sayFailure()
  })
  useEffect(() => {
    if (isLoaded || !(open || ahead)) return
    let isCurrent = true
    withTimeout(load()).then(
      (panel) => isCurrent && setPanel(() => panel),
      () => isCurrent && handleFailure(),
    )
    return () => {
      isCurrent = false
    }
  }, [load, open, ahead, isLoaded])
  if (Panel) return <Panel open={open} onClose={onClose} />
  return open ? <ProgressLine /> : null
}
