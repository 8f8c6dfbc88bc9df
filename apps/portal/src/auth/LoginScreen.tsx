import { Stack, Tabs } from '@vehicle-partner/ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import { EmailLogin } from './EmailLogin.tsx'
import { JoinNow } from './JoinNow.tsx'
import type { SentCode } from './phoneLogin.tsx'
import { PublicPage } from './PublicPage.tsx'
import { PartMissing, PartWaiting } from './parts.tsx'

// The way in by phone comes after the first paint: most people log in by e-mail address.
const phoneLogin = () => import('./phoneLogin.tsx')
const missing = () => ({ default: PartMissing })
const PhoneStep = lazy(() => phoneLogin().then(({ PhoneStep: part }) => ({ default: part }), missing))
const CodePage = lazy(() => phoneLogin().then(({ CodePage: part }) => ({ default: part }), missing))

/** Milliseconds after which the other way in is fetched, when the page is long painted. */
const calm = 2000

/** The two ways in: by e-mail address and password, or by a code to the phone (spec section 2). */
export function LoginScreen() {
  const [tab, setTab] = useState('email')
  const [sent, setSent] = useState<SentCode>()
  const [confirming, setConfirming] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => void phoneLogin().catch(() => undefined), calm)
    return () => clearTimeout(timer)
  }, [])

  if (confirming && sent)
    return (
      <Suspense fallback={<PartWaiting />}>
        <CodePage sent={sent} onSentAgain={setSent} onBack={() => setConfirming(false)} />
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
          keepMounted="visited"
          items={[
            { value: 'email', label: 'Email address', panelLabel: 'Login with a password', content: <EmailLogin /> },
            { value: 'phone', label: 'Phone number', panelLabel: 'Login with a code', content: phone },
          ]}
        />
        <JoinNow />
      </Stack>
    </PublicPage>
  )
}
