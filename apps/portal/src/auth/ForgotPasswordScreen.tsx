import { Button } from '@vehicle-partner/ui'
import { ArrowLeft } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart, lazyForm, usePreload } from '../loading/lazyWithRetry.tsx'
import { PartLoading } from '../loading/loadingFallbacks.tsx'
import { PublicPage } from './PublicPage.tsx'

/** What the page is there for. */
export const Form = lazyForm(async () => (await import('./ResetLinkRequest.tsx')).ResetLinkRequest)
const LinkSent = lazyPart(async () => (await import('./ResetLinkSent.tsx')).ResetLinkSent)

/** Sends a link to choose a new password; who has an account and who has none get the same answer. */
export function ForgotPasswordScreen() {
  const [sent, setSent] = useState<{ email: string; at: Date }>()
  const [wrong, setWrong] = useState('')
  usePreload(LinkSent)

  if (sent)
    return (
      <Suspense fallback={<PartLoading />}>
        <LinkSent
          email={sent.email}
          at={sent.at}
          onChange={() => {
            setWrong(sent.email)
            setSent(undefined)
          }}
        />
      </Suspense>
    )

  return (
    <PublicPage
      backLink={
        <Button variant="quiet" size="small" href="/login" startIcon={<ArrowLeft />}>
          Back to login
        </Button>
      }
      title="Forgot your password"
      description="Enter the email address of your account. We send you a link to choose a new password."
    >
      <Suspense fallback={<PartLoading />}>
        <Form email={wrong} onSent={setSent} />
      </Suspense>
    </PublicPage>
  )
}
