import { useQuery } from '@tanstack/react-query'
import { paths } from '@vehicle-partner/domain'
import { AppShell, LogoMark, Sidebar, TopBar } from '@vehicle-partner/ui'
import { useMemo, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useApi, useSession } from '../session/useSession.ts'
import { usePortal } from '../session/PortalContext.ts'
import { usePageSettings } from '../session/usePageSettings.ts'
import { EmailConfirmation } from './EmailConfirmation.tsx'
import { HeaderTools } from './HeaderTools.tsx'
import { buildMenuSections } from './mainMenu.tsx'
import { OfflineStatus } from './OfflineStatus.tsx'
import { ReportNotice } from './ReportNotice.tsx'
import { RolePreviewStatus } from './RolePreviewStatus.tsx'
import { ShellPanels } from './ShellPanels.tsx'
import { ShellToolsContext, type ShellTool } from './shellTools.ts'
import { usePrefetchPages } from './usePrefetchPages.ts'
import { useStoredFlag } from './useStoredFlag.ts'
import { useUnreadCount } from './useUnreadCount.ts'

/** The layout of the signed-in area: menu, top bar on small screens, and the page. */
export function MainShell() {
  const [openTool, setOpenTool] = useState<ShellTool>()
  const unread = useUnreadCount()
  const { session, roles, signOut } = useSession()
  const { leaveQuestions } = usePortal()
  const profile = useQuery(useApi().users.profile.query())
  const [collapsed, setCollapsed] = useStoredFlag('SIDEBAR_COLLAPSED')
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isSigningOut, setSigningOut] = useState(false)
  const { pathname } = useLocation()
  const tools = useMemo(() => ({ openTool, onToolOpen: setOpenTool, unread }), [openTool, unread])
  const sections = buildMenuSections(roles, usePageSettings())
  usePrefetchPages(sections.flatMap(({ items }) => items.map(({ href }) => href)).filter((href) => href.startsWith('/')))
  const brand = { name: 'Vehicle Partner', href: sections[0]?.items[0]?.href ?? paths.profile() }
  const user = profile.data ?? session?.user
  return (
    <ShellToolsContext value={tools}>
      <AppShell
        sidebar={
          <Sidebar
            sections={sections}
            currentHref={pathname}
            collapsed={collapsed}
            onCollapsedChange={setCollapsed}
            open={isMenuOpen}
            onOpenChange={setMenuOpen}
            brand={{ ...brand, logo: <LogoMark tone="inverse" /> }}
            labels={{ menu: 'Main' }}
            {...(user
              ? {
                  footer: {
                    name: `${user.fname} ${user.lname}`,
                    firstName: user.fname,
                    src: profile.data?.avatar ?? undefined,
                    href: paths.profile(),
                    loggingOut: isSigningOut,
                    onLogOut: () =>
                      leaveQuestions.ask(() => {
                        setSigningOut(true)
                        void signOut().finally(() => setSigningOut(false))
                      }),
                  },
                }
              : {})}
          />
        }
        status={<OfflineStatus />}
        topBar={
          <TopBar
            brand={{ ...brand, logo: <LogoMark tone="inverse" size="small" /> }}
            menuOpen={isMenuOpen}
            onMenuOpen={() => setMenuOpen(true)}
            actions={<HeaderTools inverse />}
          />
        }
      >
        <RolePreviewStatus />
        <EmailConfirmation />
        <ReportNotice />
        <Outlet />
        <ShellPanels openTool={openTool} onOpenToolChange={setOpenTool} />
      </AppShell>
    </ShellToolsContext>
  )
}
