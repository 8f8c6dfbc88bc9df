import { listDeactivatedOrganizations } from '@vehicle-partner/domain'
import { Button, FormActions, Stack, Text } from '@vehicle-partner/ui'
import { useState } from 'react'
import { useSession } from '../session/useSession.ts'
import { SetupPage } from '../shell/SetupPage.tsx'
import { SupportContacts } from '../support/SupportContacts.tsx'

/** Says who has deactivated the user's access, and who can help. The route guard sends users here who can work in no organisation. */
export function DeactivatedScreen() {
  const { session, signOut, refreshSession } = useSession()
  const [isChecking, setChecking] = useState(false)
  const names = listDeactivatedOrganizations(session?.associatedOrganizations ?? []).flatMap(({ partner }) => partner?.company_name ?? [])
  const companies = new Intl.ListFormat('en-GB').format(names)
  return (
    <SetupPage title="Your access is deactivated" lead={`${companies} ${names.length > 1 ? 'have' : 'has'} deactivated your access.`}>
      <Stack gap="xlarge">
        <Text measure="readable">
          {`Your account and what you have done are kept. Ask an owner of ${companies} to activate your access again, under Settings, Members. Then press Check again.`}
        </Text>
        <SupportContacts title="Is the owner not there?" topic="My access is deactivated" />
        <FormActions
          secondaryAction={
            <Button variant="quiet" onClick={signOut}>
              Log out
            </Button>
          }
        >
          <Button
            pending={isChecking}
            onClick={() => {
              setChecking(true)
              return refreshSession().finally(() => setChecking(false))
            }}
          >
            Check again
          </Button>
        </FormActions>
      </Stack>
    </SetupPage>
  )
}
