import { Button } from '@vehicle-partner/ui'
import { ArrowLeft } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { later, laterForm } from './later.tsx'
import { PartWaiting } from './parts.tsx'
import { PublicPage } from './PublicPage.tsx'

/** What the page is there for. */
export const Form = laterForm(async () => (await import('./AskForLink.tsx')).AskForLink)
const linkSent = () => import('./LinkSent.tsx')
const LinkSent = later(async () => (await linkSent()).LinkSent)

/** Milliseconds after which the next state of the page is fetched, when this one is long painted. */
const calm = 2000

/** Sends a link to choose a new password; who has an account and who has none get the same answer. */
export function ForgotPasswordScreen() {
  const [sent, setSent] = useState<{ email: string; at: Date }>()
  const [wrong, setWrong] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => void linkSent().catch(() => undefined), calm)
    return () => clearTimeout(timer)
  }, [])

  if (sent)
    return (
      <Suspense fallback={<PartWaiting />}>
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
      back={
        <Button variant="quiet" size="small" href="/login" startIcon={<ArrowLeft />}>
          Back to login
        </Button>
      }
      title="Forgot your password"
      lead="Enter the email address of your account. We send you a link to choose a new password."
    >
      <Suspense fallback={<PartWaiting />}>
        <Form email={wrong} onSent={setSent} />
      </Suspense>
    </PublicPage>
  )
}
