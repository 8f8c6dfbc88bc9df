import { Button, Card, EmptyState } from '@vehicle-partner/ui'
import { EmptyRoadIllustration } from '@vehicle-partner/ui/illustrations'
import { paths } from '@vehicle-partner/domain'
import { useRouteData } from '../navigation/routeData.ts'
import { MainPage } from './MainPage.tsx'

/** Shown for every page of the sitemap that is not built yet. Whoever may open such a page may open the dashboard. */
export function PlannedPageScreen() {
  const { title = '' } = useRouteData().row
  return (
    <MainPage title={title}>
      <Card>
        <EmptyState
          illustration={<EmptyRoadIllustration />}
          title="This page is not in this version"
          description={`The page ${title} comes with a later version. Your statistics are on the dashboard, your own details in the settings.`}
          action={<Button href={paths.dashboard()}>Go to dashboard</Button>}
        />
      </Card>
    </MainPage>
  )
}
