import { CountButton, IconButton } from '@vehicle-partner/ui'
import { Bell, Search } from 'lucide-react'
import { LiveBadge } from './LiveBadge.tsx'
import { useShellTools } from './shellTools.ts'

const labels = { count: (count: number) => `${count} unread` }

/** Whether the page is live, and the buttons for search and notifications: in the header of the page, and on small screens in the top bar. */
export function HeaderTools({ inverse = false }: { inverse?: boolean }) {
  const tools = useShellTools()
  if (!tools) return null
  const variant = inverse ? 'inverse' : 'quiet'
  return (
    <>
      <LiveBadge />
      <IconButton
        label="Search"
        icon={<Search />}
        variant={variant}
        aria-haspopup="dialog"
        aria-expanded={tools.openTool === 'search'}
        onClick={() => tools.onToolOpen('search')}
      />
      <CountButton
        label="Notifications"
        count={tools.unread}
        labels={labels}
        icon={<Bell />}
        variant={variant}
        aria-haspopup="dialog"
        aria-expanded={tools.openTool === 'notifications'}
        onClick={() => tools.onToolOpen('notifications')}
      />
    </>
  )
}
