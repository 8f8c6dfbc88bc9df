import { useQuery } from '@tanstack/react-query'
import type { Organization } from '@vehicle-partner/api'
import { cacPrefix, isOwner, paths } from '@vehicle-partner/domain'
import { Button, DateText, DescriptionList, EmptyState, Inline, PhoneText, SettingsSection, Skeleton, Stack } from '@vehicle-partner/ui'
import { Suspense, useState } from 'react'
import { CompanyDocuments } from '../../documents/parts/CompanyDocuments.tsx'
import { QueryError } from '../../loading/QueryError.tsx'
import { createLazyPart } from '../../loading/lazyComponents.tsx'
import { PartLoading } from '../../loading/loadingFallbacks.tsx'
import { usePortal } from '../../session/PortalContext.ts'
import { useApi, useOrganization, useSession } from '../../session/useSession.ts'
import { SettingsPage } from '../parts/SettingsPage.tsx'
import { companyLabels, pickRequested, type RequestedChanges } from './companyChanges.ts'
import { CompanyLogo } from './CompanyLogo.tsx'
import { CompanyReview } from './CompanyReview.tsx'
import { CompanyCities } from './CompanyCities.tsx'

const CompanyEditor = createLazyPart(async () => (await import('./CompanyEditor.tsx')).CompanyEditor)

/** The company of the active organisation: details, cities and documents. Owners change them, other members read them. */
export function CompanyScreen() {
  const { organization, roles } = useSession()
  const { partner } = useOrganization()
  const canManage = isOwner(roles)
  const company = useQuery(useApi().partners.get.query({ params: { id: partner.id } }))
  const details = company.data?.data
  if (organization?.onboardingState?.address.partner_type !== 'business')
    return (
      <SettingsPage currentHref={paths.company()}>
        <EmptyState
          title="Only businesses have company information"
          description="You are registered as an individual. Your own details are in your profile."
          action={<Button href={paths.profile()}>See your profile</Button>}
        />
      </SettingsPage>
    )
  return (
    <SettingsPage currentHref={paths.company()}>
      {company.isError && !details ? (
        <QueryError query={company} title="The company could not be loaded" />
      ) : (
        <div>
          <SettingsSection title="Company" description="As it is registered. Your team and our partners see the name.">
            <Details company={details} canManage={canManage} onOutdated={() => void company.refetch()} />
          </SettingsSection>
          {details ? (
            <SettingsSection title="Cities" description="You see the routes and trips of these cities.">
              <CompanyCities id={details.id} country={details.country} canManage={canManage} />
            </SettingsSection>
          ) : null}
          <SettingsSection title="Documents" description="They prove that the company is registered.">
            <CompanyDocuments isNarrow />
          </SettingsSection>
        </div>
      )}
    </SettingsPage>
  )
}

interface DetailsProps {
  company: Organization | undefined
  canManage: boolean
  onOutdated: () => void
}

function Details({ company, canManage, onOutdated }: DetailsProps) {
  const { unsentForms } = usePortal()
  // What was not sent when the session ended is not lost: its form opens again. A declined change opens by its own button, with its values.
  const [isEditing, setEditing] = useState<boolean>()
  if (isEditing === undefined && company) setEditing(canManage && !company.declined_change && unsentForms.has('CompanyForm'))
  const [proposed, setProposed] = useState<RequestedChanges>()
  const edit = (values?: RequestedChanges) => {
    setProposed(values)
    setEditing(true)
  }
  if (company && isEditing)
    return (
      <Suspense fallback={<PartLoading />}>
        <CompanyEditor company={company} proposed={proposed} onClose={() => setEditing(false)} />
      </Suspense>
    )
  return (
    <Stack gap="large">
      {company ? (
        <CompanyReview
          company={company}
          canManage={canManage}
          onCorrect={() => edit(pickRequested(company.declined_change?.changes ?? {}))}
          onOutdated={onOutdated}
        />
      ) : null}
      {company ? <CompanyLogo company={company} canManage={canManage} /> : <Skeleton width="third" />}
      <DescriptionList
        loading={!company}
        termPosition="side"
        items={[
          { term: companyLabels.company_name, value: company?.company_name },
          { term: companyLabels.business_type, value: company?.business_type },
          { term: `${cacPrefix(company?.business_type ?? '')} number`, value: company?.rc_number, copyable: true },
          { term: companyLabels.company_address, value: company?.company_address },
          { term: companyLabels.company_email, value: company?.company_email },
          {
            term: companyLabels.company_phone,
            value: company?.company_phone && <PhoneText value={company.company_phone} homeCountry="" />,
          },
          {
            term: companyLabels.experience_start_date,
            value: company?.experience_start_date && <DateText value={company.experience_start_date} format="medium" />,
          },
        ]}
      />
      {canManage && company ? (
        <Inline>
          <Button variant="secondary" onClick={() => edit()}>
            Change company details
          </Button>
        </Inline>
      ) : null}
    </Stack>
  )
}
