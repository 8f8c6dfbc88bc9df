import { paths } from '@vehicle-partner/domain'
import { EmptyState, Stack, Text } from '@vehicle-partner/ui'
import { EmptyRoadIllustration } from '@vehicle-partner/ui/illustrations'
import { useOrganization } from '../session/useSession.ts'
import { MainPage } from '../shell/MainPage.tsx'
import { CompanyDocuments } from './parts/CompanyDocuments.tsx'

/** The documents that verify a business, opened from the dashboard. */
export function CompanyDocumentsScreen() {
  const { partner } = useOrganization()
  return (
    <MainPage title="Company documents" breadcrumbs={[{ label: 'Dashboard', href: paths.dashboard() }, { label: 'Company documents' }]}>
      <Stack gap="xlarge">
        {partner.mode === 'individual' ? (
          <EmptyState
            illustration={<EmptyRoadIllustration />}
            title="Only businesses have company documents"
            description="You are registered as an individual. There is nothing that you need to upload here."
          />
        ) : (
          <>
            <Text tone="secondary" measure="readable">
              They prove that {partner.company_name} is registered. A photo or a scan is enough; photos are made smaller before the upload.
            </Text>
            <CompanyDocuments />
          </>
        )}
      </Stack>
    </MainPage>
  )
}
