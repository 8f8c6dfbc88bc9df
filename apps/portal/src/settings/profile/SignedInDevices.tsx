import { useMutation, useQuery } from '@tanstack/react-query'
import { Badge, Button, Card, ConfirmDialog, DateText, Inline, Loading, SettingsSection, Stack, Text } from '@vehicle-partner/ui'
import { useState } from 'react'
import { CardsLoading } from '../../loading/CardsLoading.tsx'
import { QueryError } from '../../loading/QueryError.tsx'
import { useApi } from '../../session/useSession.ts'
import { noMessage } from '../../toasts/noMessage.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'
import { describeDevice } from './describeDevice.ts'

/** A session that is about to be ended; `others` are all but this one. */
type Ending = 'others' | { id: string; name: string; lastUsedAt: string }

/** The devices on which the user is signed in, with their sign-out. */
export function SignedInDevices({ userId }: { userId: string }) {
  const { users } = useApi()
  const params = { id: userId }
  const sessions = useQuery(users.sessions.query({ params }))
  const endOne = useMutation(users.endSession.mutation())
  const endOthers = useMutation(users.endOtherSessions.mutation())
  const [ending, setEnding] = useState<Ending>()
  const { withErrorToast } = useErrorToast()
  const showSuccess = useSuccessToast()
  const list = sessions.data?.data ?? []
  const proceed = withErrorToast(async () => {
    if (ending === undefined) return
    if (ending === 'others') await endOthers.mutateAsync({ params })
    else await endOne.mutateAsync({ params: { id: userId, sid: ending.id } })
    setEnding(undefined)
    showSuccess(ending === 'others' ? 'Your other devices are signed out' : `${ending.name} is signed out`)
  })
  return (
    <SettingsSection title="Signed-in devices" description="Sign out a device that you do not know, then change your password.">
      {sessions.isError && !sessions.data ? (
        <QueryError query={sessions} title="Your devices could not be loaded" />
      ) : (
        <Loading label="devices" loading={sessions.isPending} placeholder={<CardsLoading count={2} />}>
          <Stack gap="medium">
            {list.map(({ id, user_agent, address, last_used_at, current }) => {
              const name = describeDevice(user_agent)
              return (
                <Card key={id} as="article" title={name} titleLevel={3}>
                  <Stack gap="small">
                    <Text size="small" id={`device-${id}`}>
                      Last seen <DateText value={last_used_at} format="dateTime" />
                      {address === null ? null : `, from ${address}`}
                    </Text>
                    <Inline>
                      {current ? (
                        <Badge tone="success">This device</Badge>
                      ) : (
                        <Button
                          variant="secondary"
                          size="small"
                          aria-label={`Sign out ${name}`}
                          // Several devices may have the same name.
                          aria-describedby={`device-${id}`}
                          onClick={() => setEnding({ id, name, lastUsedAt: last_used_at })}
                        >
                          Sign out
                        </Button>
                      )}
                    </Inline>
                  </Stack>
                </Card>
              )
            })}
            {list.some(({ current }) => !current) ? (
              <Inline>
                <Button variant="secondary" onClick={() => setEnding('others')}>
                  Sign out all other devices
                </Button>
              </Inline>
            ) : null}
          </Stack>
        </Loading>
      )}
      {ending === undefined ? null : (
        <ConfirmDialog
          open
          type="DANGER"
          title={ending === 'others' ? 'Sign out all other devices?' : `Sign out ${ending.name}?`}
          description={
            ending === 'others' ? (
              'These devices must log in again. You stay signed in here.'
            ) : (
              <>
                Last seen <DateText value={ending.lastUsedAt} format="dateTime" />. This device must log in again. You stay signed in here.
              </>
            )
          }
          proceedText="Yes, sign out"
          error={noMessage}
          onProceed={proceed}
          onCancel={() => setEnding(undefined)}
        />
      )}
    </SettingsSection>
  )
}
