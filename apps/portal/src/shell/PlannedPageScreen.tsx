import { Logo, Button, Card, EmptyState, SingleColumnLayout, FullPageMessage } from '@vehicle-partner/ui'
import { EmptyRoadIllustration } from '@vehicle-partner/ui/illustrations'
import { canAccess } from '@vehicle-partner/domain'
import { useRouteData, useSession } from '../session/useSession.ts'
import { MainPage } from './MainPage.tsx'

/** Stands for every page of the sitemap that this version does not have: says so plainly, and where to go instead. */
export function PlannedPageScreen() {
  const { row } = useRouteData()
  return row.frame === 'main' ? <PlannedPageInShell title={row.title ?? ''} /> : <PlannedPageAlone title={row.title ?? ''} />
}

function PlannedPageInShell({ title }: { title: string }) {
  const { roles } = useSession()
  const seesDashboard = canAccess('dashboard', roles)
  return (
    <MainPage title={title}>
      <Card>
        <EmptyState
          illustration={<EmptyRoadIllustration />}
          title="This page is not in this version"
          description={
            seesDashboard
              ? `${title} comes with a later version. Your figures are on the dashboard, your own details in the settings.`
              : `${title} comes with a later version. Your own details are in the settings.`
          }
          action={seesDashboard ? <Button href="/dashboard">Go to dashboard</Button> : <Button href="/settings">Go to settings</Button>}
        />
      </Card>
    </MainPage>
  )
}

function PlannedPageAlone({ title }: { title: string }) {
  const { session, signOut } = useSession()
  const { row } = useRouteData()
  // Somebody who is sent here while setting up would be sent back from everywhere else.
  const mayGoOn = session === undefined || row.access === 'open'
  return (
    <SingleColumnLayout brand={<Logo name="Vehicle Partner" href="/" />} verticalAlign="middle">
      <FullPageMessage
        title={title}
        description="This page is not in this version; it comes with a later one."
        actions={
          mayGoOn ? (
            <Button href={session ? '/dashboard' : '/login'}>{session ? 'Go to dashboard' : 'Go to login'}</Button>
          ) : (
            <Button onClick={signOut}>Log out</Button>
          )
        }
      />
    </SingleColumnLayout>
  )
}
