import { canChooseOrganization, organizationRoleLabel, listOrganizations } from '@vehicle-partner/domain'
import { Avatar, Badge, Button, FormActions, RadioCards, Stack } from '@vehicle-partner/ui'
import { useState } from 'react'
import type { Membership } from '../session/sessionManager.ts'
import { usePortal, useSession } from '../session/useSession.ts'
import { SetupPage } from '../shell/SetupPage.tsx'

/** Asks somebody who belongs to several organisations for which of them they work now. */
export function OrganizationScreen() {
  const { session, organization, signOut, chooseOrganization } = useSession()
  const { navigate } = usePortal()
  const records = listOrganizations(session?.associatedOrganizations ?? [])
  const [chosen, setChosen] = useState(organization?.id ?? null)
  const [going, setGoing] = useState(false)
  const companies = records.length === 1 ? '1 company' : `${records.length} companies`
  return (
    <SetupPage title="Who is using the product" lead={`You belong to ${companies}.`}>
      <Stack gap="xlarge">
        <RadioCards
          label="Companies"
          labelHidden
          value={chosen}
          onValueChange={(id) => {
            const record = records.find((each) => each.id === id)
            // One whose set-up is not complete says so, and the choice stays as it was.
            if (record && chooseOrganization(record)) setChosen(id)
          }}
          options={records.map((record) => ({
            value: record.id,
            title: record.partner?.company_name ?? '',
            description: describeCities(record),
            avatar: <Avatar shape="company" size="large" name={record.partner?.company_name ?? ''} decorative />,
            badge: <Badge>{organizationRoleLabel(record.role)}</Badge>,
          }))}
        />
        <FormActions
          secondaryAction={
            <Button variant="quiet" onClick={() => void signOut()}>
              Log out
            </Button>
          }
        >
          <Button
            disabled={chosen === null}
            pending={going}
            onClick={() => {
              setGoing(true)
              void navigate('/dashboard').finally(() => setGoing(false))
            }}
          >
            Proceed
          </Button>
        </FormActions>
      </Stack>
    </SetupPage>
  )
}

/** Where an organisation works, as far as one line goes. */
function describeCities(record: Membership): string {
  const [first, second, ...others] = record.supportedCities.map(({ name }) => name)
  if (first === undefined) return canChooseOrganization(record) ? 'No city chosen yet' : 'Set-up not complete'
  if (second === undefined) return first
  return others.length === 0 ? `${first}, ${second}` : `${first} and ${others.length + 1} more cities`
}
