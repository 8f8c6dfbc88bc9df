import { paths } from '@vehicle-partner/domain'
import { Button } from '@vehicle-partner/ui'
import { Suspense, useState } from 'react'
import { createLazyPart, createLazyForm, usePreload } from '../loading/lazyComponents.tsx'
import { usePortal } from '../session/PortalContext.ts'
import { PartLoading } from '../loading/loadingFallbacks.tsx'
import { BackArrow } from './BackArrow.tsx'
import { PublicPage } from './PublicPage.tsx'

/** The main form; the sitemap loads it together with the screen. */
export const Form = createLazyForm(async () => (await import('./ResetLinkRequest.tsx')).ResetLinkRequest)
const ResetLinkSent = createLazyPart(async () => (await import('./ResetLinkSent.tsx')).ResetLinkSent)

/** Sends a password reset link. The response does not reveal whether an account exists. */
export function ForgotPasswordScreen() {
  const [sent, setSent] = useState<{ email: string; at: Date }>()
  const { accountEmail } = usePortal()
  const [initialEmail, setInitialEmail] = useState(accountEmail.read)
  usePreload(ResetLinkSent)

  if (sent)
    return (
      <Suspense fallback={<PartLoading />}>
        <ResetLinkSent
          email={sent.email}
          at={sent.at}
          onChange={() => {
            setInitialEmail(sent.email)
            setSent(undefined)
          }}
        />
      </Suspense>
    )

  return (
    <PublicPage
      backLink={
        <Button variant="quiet" size="small" flush href={paths.login()} startIcon={<BackArrow />}>
          Back to login
        </Button>
      }
      title="Forgot your password"
      description="Enter the email address of your account. We send you a link to choose a new password."
    >
      <Suspense fallback={<PartLoading />}>
        <Form
          email={initialEmail}
          onSent={(next) => {
            accountEmail.write(next.email)
            setSent(next)
          }}
        />
      </Suspense>
    </PublicPage>
  )
}
