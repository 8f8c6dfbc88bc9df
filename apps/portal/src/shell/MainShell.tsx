import { useQuery } from '@tanstack/react-query'
import { AppShell, LogoMark, Sidebar, TopBar } from '@vehicle-partner/ui'
import { useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useApi, useSession } from '../session/useSession.ts'
import { buildMenuSections } from './mainMenu.tsx'
import { OfflineStatus } from './OfflineStatus.tsx'
import { useStoredFlag } from './useStoredFlag.ts'

/** Where the name and picture at the foot of the menu lead. */
const profilePath = '/settings'

/** The signed-in area: menu, bar of small screens, and the page. */
export function MainShell() {
  const { session, roles, signOut } = useSession()
  const profile = useQuery(useApi().users.profile.query())
  const [collapsed, setCollapsed] = useStoredFlag('SIDEBAR_COLLAPSED')
  const [open, setOpen] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const { pathname } = useLocation()
  const sections = buildMenuSections(roles)
  const brand = { name: 'Vehicle Partner', href: sections[0]?.items[0]?.href ?? profilePath }
  const person = profile.data ?? session?.user
  return (
    <AppShell
      sidebar={
        <Sidebar
          sections={sections}
          currentHref={pathname}
          collapsed={collapsed}
          onCollapsedChange={setCollapsed}
          open={open}
          onOpenChange={setOpen}
          brand={{ ...brand, mark: <LogoMark tone="inverse" /> }}
          labels={{ menu: 'Main' }}
          {...(person
            ? {
                footer: {
                  name: `${person.fname} ${person.lname}`,
                  firstName: person.fname,
                  src: profile.data?.avatar ?? undefined,
                  href: profilePath,
                  loggingOut: leaving,
                  onLogOut: () => {
                    setLeaving(true)
                    void signOut().finally(() => setLeaving(false))
                  },
                },
              }
            : {})}
        />
      }
      topBar={
        <TopBar brand={{ ...brand, mark: <LogoMark tone="inverse" size="small" /> }} menuOpen={open} onMenuOpen={() => setOpen(true)} />
      }
    >
      <OfflineStatus />
      <Outlet />
    </AppShell>
  )
}
