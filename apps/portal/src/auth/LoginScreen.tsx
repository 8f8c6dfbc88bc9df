import { Stack, Tabs } from '@vehicle-partner/ui'
import { Suspense, useState } from 'react'
import { JoinNow } from './JoinNow.tsx'
import { later, laterForm, useSoon } from './later.tsx'
import type { SentCode } from './phoneLogin.tsx'
import { PublicPage } from './PublicPage.tsx'
import { PartWaiting } from './standIns.tsx'

// The page is painted before its forms come to life, and most people log in by e-mail address.
/** What the page is there for. */
export const Form = laterForm(async () => (await import('./EmailLogin.tsx')).EmailLogin)
const phoneLogin = () => import('./phoneLogin.tsx')
const PhoneStep = later(async () => (await phoneLogin()).PhoneStep)
const CodePage = later(async () => (await phoneLogin()).CodePage)

/** The two ways in: by e-mail address and password, or by a code to the phone (spec section 2). */
export function LoginScreen() {
  const [tab, setTab] = useState('email')
  const [sent, setSent] = useState<SentCode>()
  const [confirming, setConfirming] = useState(false)
  useSoon(PhoneStep)

  if (confirming && sent)
    return (
      <Suspense fallback={<PartWaiting />}>
        <CodePage sent={sent} onSentAgain={setSent} onBack={() => setConfirming(false)} />
      </Suspense>
    )

  const email = (
    <Suspense fallback={<PartWaiting />}>
      <Form />
    </Suspense>
  )
  const phone = (
    <Suspense fallback={<PartWaiting />}>
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
      lead="Vehicle Partner Portal - a new experience to managing your Vehicles and Drivers and earning with them"
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
        <JoinNow />
      </Stack>
    </PublicPage>
  )
}
