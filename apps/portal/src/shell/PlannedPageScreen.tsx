import { Logo, Button, Card, EmptyState, SingleColumnLayout, FullPageMessage } from '@vehicle-partner/ui'
import { EmptyRoadIllustration } from '@vehicle-partner/ui/illustrations'
import { canAccess, paths } from '@vehicle-partner/domain'
import { useRouteData } from '../navigation/routeData.ts'
import { useSession } from '../session/useSession.ts'
import { MainPage } from './MainPage.tsx'

/** Shown for every page of the sitemap that is not built yet, with a link to an existing page. */
export function PlannedPageScreen() {
  const { row } = useRouteData()
  return row.frame === 'main' ? <PlannedPageInShell title={row.title ?? ''} /> : <PlannedPageAlone title={row.title ?? ''} />
}

function PlannedPageInShell({ title }: { title: string }) {
  const { roles } = useSession()
  const canOpenDashboard = canAccess('dashboard', roles)
  return (
    <MainPage title={title}>
      <Card>
        <EmptyState
          illustration={<EmptyRoadIllustration />}
          title="This page is not in this version"
          description={
            canOpenDashboard
              ? `The page ${title} comes with a later version. Your statistics are on the dashboard, your own details in the settings.`
              : `The page ${title} comes with a later version. Your own details are in the settings.`
          }
          action={
            canOpenDashboard ? (
              <Button href={paths.dashboard()}>Go to dashboard</Button>
            ) : (
              <Button href={paths.profile()}>Go to settings</Button>
            )
          }
        />
      </Card>
    </MainPage>
  )
}

function PlannedPageAlone({ title }: { title: string }) {
  const { session, signOut } = useSession()
  const { row } = useRouteData()
  // A user in set-up is redirected here from every other page.
  const canLeave = session === undefined || row.access === 'open'
  return (
    <SingleColumnLayout brand={<Logo name="Vehicle Partner" href={paths.landing()} />} verticalAlign="middle">
      <FullPageMessage
        title={title}
        description="This page is not in this version; it comes with a later one."
        actions={
          canLeave ? (
            <Button href={session ? paths.dashboard() : paths.login()}>{session ? 'Go to dashboard' : 'Go to login'}</Button>
          ) : (
            <Button onClick={signOut}>Log out</Button>
          )
        }
      />
    </SingleColumnLayout>
  )
}
