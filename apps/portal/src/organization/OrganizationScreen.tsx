import { canChooseOrganization, listOrganizations, organizationRoleLabel, safeRedirect } from '@vehicle-partner/domain'
import { Avatar, Badge, Button, FormActions, RadioCards, Stack } from '@vehicle-partner/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Membership } from '../session/sessionManager.ts'
import { usePortal } from '../session/PortalContext.ts'
import { useSession } from '../session/useSession.ts'
import { SetupPage } from '../shell/SetupPage.tsx'

/** Selects the active organisation of a user with several organisations; then goes back to the page that they came from. */
export function OrganizationScreen() {
  const { session, organization, signOut, chooseOrganization } = useSession()
  const { navigate } = usePortal()
  const [search] = useSearchParams()
  const records = listOrganizations(session?.associatedOrganizations ?? [])
  const [chosenId, setChosenId] = useState(organization?.partner?.id ?? null)
  const [isNavigating, setNavigating] = useState(false)
  const companies = records.length === 1 ? '1 company' : `${records.length} companies`
  return (
    <SetupPage title="Who is using the product" lead={`You belong to ${companies}.`}>
      <Stack gap="xlarge">
        <RadioCards
          label="Companies"
          labelHidden
          value={chosenId}
          onValueChange={(id) => {
            const record = records.find(({ partner }) => partner?.id === id)
            // An incomplete organisation shows a toast and is not selected.
            if (record && chooseOrganization(record)) setChosenId(id)
          }}
          options={records.map((record) => ({
            value: record.partner?.id ?? '',
            title: record.partner?.company_name ?? '',
            description: describeCities(record),
            avatar: <Avatar shape="company" size="large" name={record.partner?.company_name ?? ''} decorative />,
            badge: <Badge kind="outline">{organizationRoleLabel(record.role)}</Badge>,
          }))}
        />
        <FormActions
          secondaryAction={
            <Button variant="quiet" onClick={signOut}>
              Log out
            </Button>
          }
        >
          <Button
            disabled={chosenId === null}
            pending={isNavigating}
            onClick={() => {
              setNavigating(true)
              return navigate(safeRedirect(search.get('redirect'))).finally(() => setNavigating(false))
            }}
          >
            Proceed
          </Button>
        </FormActions>
      </Stack>
    </SetupPage>
  )
}

/** The cities of an organisation in one line. */
function describeCities(record: Membership): string {
  const [first, second, ...others] = record.supportedCities.map(({ name }) => name)
  if (first === undefined) return canChooseOrganization(record) ? 'No city chosen yet' : 'Set-up not complete'
  if (second === undefined) return first
  return others.length === 0 ? `${first}, ${second}` : `${first} and ${others.length + 1} more cities`
}
