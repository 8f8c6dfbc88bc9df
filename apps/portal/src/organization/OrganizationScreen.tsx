import { canChoose, organizationRoleLabel, organizationsOf } from '@vehicle-partner/domain'
import { Avatar, Badge, Button, FormFoot, RadioCards, Stack } from '@vehicle-partner/ui'
import { useState } from 'react'
import type { Membership } from '../app/sessionManager.ts'
import { useHome, useSession } from '../app/session.tsx'
import { SetUpPage } from '../shell/SetUpPage.tsx'

/** Asks somebody who belongs to several organisations for which of them they work now. */
export function OrganizationScreen() {
  const { session, organization, signOut, chooseOrganization } = useSession()
  const { go } = useHome()
  const records = organizationsOf(session?.associatedOrganizations ?? [])
  const [chosen, setChosen] = useState(organization?.id ?? null)
  const [going, setGoing] = useState(false)
  const companies = records.length === 1 ? '1 company' : `${records.length} companies`
  return (
    <SetUpPage title="Who is using the product" lead={`You belong to ${companies}.`}>
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
            description: placeOf(record),
            avatar: <Avatar shape="company" size="large" name={record.partner?.company_name ?? ''} decorative />,
            badge: <Badge>{organizationRoleLabel(record.role)}</Badge>,
          }))}
        />
        <FormFoot
          aside={
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
              void go('/dashboard').finally(() => setGoing(false))
            }}
          >
            Proceed
          </Button>
        </FormFoot>
      </Stack>
    </SetUpPage>
  )
}

/** Where an organisation works, as far as one line goes. */
function placeOf(record: Membership): string {
  const [first, second, ...others] = record.supportedCities.map(({ name }) => name)
  if (first === undefined) return canChoose(record) ? 'No city chosen yet' : 'Set-up not complete'
  if (second === undefined) return first
  return others.length === 0 ? `${first}, ${second}` : `${first} and ${others.length + 1} more cities`
}
