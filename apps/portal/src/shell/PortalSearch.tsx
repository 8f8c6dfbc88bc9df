import { listOrganizations, organizationRoleLabel } from '@vehicle-partner/domain'
import { CommandPalette, type CommandAction } from '@vehicle-partner/ui'
import { Building2, LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { useRef, useState } from 'react'
import { usePortal } from '../session/PortalContext.ts'
import type { ThemeChoice } from '../session/themeStore.ts'
import { useOnline } from '../session/useOnline.ts'
import { useApi, useSession } from '../session/useSession.ts'
import { useThemeChoice } from '../theme/useThemeChoice.ts'
import { keepRecentSearch, readRecentSearches } from './recentSearches.ts'
import { createFoundActions, createPageActions, createRecentActions, describeFound } from './searchActions.tsx'
import type { ShellPanelProps } from './ShellPanels.tsx'
import { useSwitchOrganization } from './useSwitchOrganization.ts'

const themes: readonly { value: ThemeChoice; label: string; icon: CommandAction['icon'] }[] = [
  { value: 'light', label: 'Light theme', icon: <Sun /> },
  { value: 'dark', label: 'Dark theme', icon: <Moon /> },
  { value: 'system', label: 'Theme of this device', icon: <Monitor /> },
]
/** The server asks for two characters. */
const minLength = 2

/** Search over everything that the user may open: pages, actions, and what the server finds in the active organisation. */
export function PortalSearch({ open, onClose }: ShellPanelProps) {
  const { session, organization, roles, signOut } = useSession()
  const { dependencies, leaveQuestions } = usePortal()
  const { storage } = dependencies
  const { search } = useApi()
  const isOnline = useOnline()
  const [theme, setTheme] = useThemeChoice()
  const switchOrganization = useSwitchOrganization()
  const [userId, partnerId] = [session?.user.id ?? '', organization?.partner?.id ?? '']
  const reader = { storage, userId, partnerId }
  const [recent, setRecent] = useState(() => readRecentSearches(reader))
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    // Another tab may have added to it.
    if (open) setRecent(readRecentSearches(reader))
  }
  /** Whether what was chosen was found by the server. */
  const found = useRef(new Map<string, CommandAction>())
  const actions: CommandAction[] = [
    ...createPageActions(roles),
    ...themes
      .filter(({ value }) => value !== theme)
      .map(({ value, label, icon }) => ({
        id: `theme ${value}`,
        label,
        section: 'This device',
        icon,
        keywords: ['theme', 'appearance', 'colours'],
        perform: () => setTheme(value),
      })),
    {
      id: 'log-out',
      label: 'Log out',
      section: 'This device',
      icon: <LogOut />,
      keywords: ['sign out', 'leave'],
      perform: () => leaveQuestions.ask(() => void signOut()),
    },
    ...listOrganizations(session?.associatedOrganizations ?? [])
      .filter(({ partner }) => partner?.id !== partnerId)
      .map((record) => ({
        id: `organization ${record.partner?.id ?? ''}`,
        label: record.partner?.company_name ?? '',
        description: organizationRoleLabel(record.role),
        section: 'Switch organisation',
        icon: <Building2 />,
        keywords: ['switch', 'organisation', 'company'],
        perform: () => switchOrganization(record),
      })),
    ...createRecentActions(recent, roles),
  ]
  return (
    <CommandPalette
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      hotkey={null}
      actions={actions}
      recent={recent.map(({ id }) => id)}
      loadActions={async (query, { signal }) => {
        if (query.trim().length < minLength || partnerId === '') return []
        const { data } = await search.find({ params: { id: partnerId }, query: { q: query } }, { signal })
        const foundActions = createFoundActions(data, roles)
        for (const action of foundActions) found.current.set(action.id, action)
        return foundActions
      }}
      onActionSelect={(action) => {
        // Logging out clears them.
        if (action.id === 'log-out') return
        const hit = found.current.get(action.id) ?? (recent.some(({ id, found: known }) => id === action.id && known) ? action : undefined)
        keepRecentSearch(reader, { id: action.id, ...(hit ? { found: describeFound(hit) } : {}) })
      }}
      placeholder="Search or go to..."
      labels={{
        title: 'Search',
        failed: isOnline
          ? 'The search did not answer. Pages and actions are still here.'
          : 'You are offline. Pages and actions are still here.',
      }}
    />
  )
}
