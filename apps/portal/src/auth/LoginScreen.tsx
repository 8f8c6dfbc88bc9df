import { Stack, Tabs } from '@vehicle-partner/ui'
import { Suspense, useState } from 'react'
import { RegisterPrompt } from './RegisterPrompt.tsx'
import { lazyPart, lazyForm, usePreload } from '../loading/lazyWithRetry.tsx'
import type { SentCode } from './phoneLoginSteps.tsx'
import { PublicPage } from './PublicPage.tsx'
import { PartLoading } from '../loading/loadingFallbacks.tsx'

// The page is painted before its forms come to life, and most people log in by e-mail address.
/** What the page is there for. */
export const Form = lazyForm(async () => (await import('./EmailLogin.tsx')).EmailLogin)
const phoneLogin = () => import('./phoneLoginSteps.tsx')
const PhoneStep = lazyPart(async () => (await phoneLogin()).PhoneNumberStep)
const CodePage = lazyPart(async () => (await phoneLogin()).PhoneCodeStep)

/** The two ways in: by e-mail address and password, or by a code to the phone (spec section 2). */
export function LoginScreen() {
  const [tab, setTab] = useState('email')
  const [sent, setSent] = useState<SentCode>()
  const [confirming, setConfirming] = useState(false)
  usePreload(PhoneStep)

  if (confirming && sent)
    return (
      <Suspense fallback={<PartLoading />}>
        <CodePage sent={sent} onSentAgain={setSent} onBack={() => setConfirming(false)} />
      </Suspense>
    )

  const email = (
    <Suspense fallback={<PartLoading />}>
      <Form />
    </Suspense>
  )
  const phone = (
    <Suspense fallback={<PartLoading />}>
      <PhoneStep
        sent={sent}
        onSent={(code) => {
          setSent(code)
          setConfirming(true)
        }}
      />
    </Suspense>
  )
  return (
    <PublicPage
      title="Welcome Partner"
      description="Vehicle Partner Portal - a new experience to managing your Vehicles and Drivers and earning with them"
    >
      <Stack gap="xlarge">
        <Tabs
          aria-label="Way to log in"
          value={tab}
          onValueChange={setTab}
          fill
          keepMounted="visited"
          items={[
            { value: 'email', label: 'Email address', panelLabel: 'Login with a password', content: email },
            { value: 'phone', label: 'Phone number', panelLabel: 'Login with a code', content: phone },
          ]}
        />
        <RegisterPrompt />
      </Stack>
    </PublicPage>
  )
}
