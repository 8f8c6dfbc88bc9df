import { paths } from '@vehicle-partner/domain'
import { Button, Card, DateText, Stack, Text, Timeline } from '@vehicle-partner/ui'
import { ArrowLeft } from 'lucide-react'
import { usePortal } from '../session/PortalContext.ts'
import { PublicPage } from './PublicPage.tsx'
import { SandboxOutboxLink } from './SandboxOutboxLink.tsx'
import { useHeadingFocus } from './useHeadingFocus.ts'

export interface ResetLinkSentProps {
  email: string
  at: Date
  /** The user wants to change the email address. */
  onChange: () => void
}

/** The steps that follow the request for a reset link. */
export function ResetLinkSent({ email, at, onChange }: ResetLinkSentProps) {
  const { dependencies } = usePortal()
  const title = useHeadingFocus()
  return (
    <PublicPage
      title={<span ref={title}>Check your email</span>}
      description={
        <>
          If <strong>{email}</strong> has an account, a link to choose a new password is on its way.
        </>
      }
    >
      <Stack gap="xlarge">
        <Card>
          <Timeline
            size="large"
            aria-label="Steps to a new password"
            events={[
              {
                id: 'sent',
                status: 'done',
                title: 'Link sent',
                description: (
                  <>
                    <DateText value={at} format="time" />, works for 60 minutes
                  </>
                ),
              },
              {
                id: 'open',
                status: 'current',
                title: 'Open the link in your email',
                description: dependencies.sandbox ? (
                  <SandboxOutboxLink to={email}>See the link</SandboxOutboxLink>
                ) : (
                  'Not there? Look in spam too.'
                ),
              },
              { id: 'choose', status: 'upcoming', title: 'Choose a new password' },
            ]}
          />
        </Card>
        <Button variant="secondary" href={paths.login()} fullWidth startIcon={<ArrowLeft />}>
          Back to home
        </Button>
        <Text size="small" tone="secondary">
          Wrong address?{' '}
          <Button variant="quiet" size="small" onClick={onChange}>
            Change it
          </Button>
        </Text>
      </Stack>
    </PublicPage>
  )
}
