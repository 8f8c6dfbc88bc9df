import { Brand, Button, Card, EmptyState, SingleColumnLayout, FullPageMessage } from '@vehicle-partner/ui'
import { canAccess } from '@vehicle-partner/domain'
import { useEntered, useSession } from '../app/session.tsx'
import { Page } from './Page.tsx'

/** Stands for every page of the sitemap that this version does not have: says so plainly, and where to go instead. */
export function BeingBuiltScreen() {
  const { row } = useEntered()
  return row.frame === 'main' ? <InTheShell title={row.title ?? ''} /> : <OnItsOwn title={row.title ?? ''} />
}

function InTheShell({ title }: { title: string }) {
  const { roles } = useSession()
  const seesDashboard = canAccess('dashboard', roles)
  return (
    <Page title={title}>
      <Card>
        <EmptyState
          title="This page is not in this version"
          description={
            seesDashboard
              ? `${title} comes with a later version. Your figures are on the dashboard, your own details in the settings.`
              : `${title} comes with a later version. Your own details are in the settings.`
          }
          action={seesDashboard ? <Button href="/dashboard">Go to dashboard</Button> : <Button href="/settings">Go to settings</Button>}
        />
      </Card>
    </Page>
  )
}

function OnItsOwn({ title }: { title: string }) {
  const { session, signOut } = useSession()
  const { row } = useEntered()
  // Somebody who is sent here while setting up would be sent back from everywhere else.
  const mayGoOn = session === undefined || row.door === 'open'
  return (
    <SingleColumnLayout brand={<Brand name="Vehicle Partner" href="/" />} verticalAlign="middle">
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
