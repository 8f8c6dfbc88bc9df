import { Stack, Tabs } from '@vehicle-partner/ui'
import { Suspense, useState } from 'react'
import { RegisterPrompt } from './RegisterPrompt.tsx'
import { createLazyPart, createLazyForm, usePreload } from '../loading/lazyComponents.tsx'
import type { SentCode } from './phoneLoginSteps.tsx'
import { PublicPage } from './PublicPage.tsx'
import { PartLoading } from '../loading/loadingFallbacks.tsx'

// The page is painted before its forms have loaded. The e-mail form loads first: most users log in with it.
/** The main form; the sitemap loads it together with the screen. */
export const Form = createLazyForm(async () => (await import('./EmailLogin.tsx')).EmailLogin)
const importPhoneLogin = () => import('./phoneLoginSteps.tsx')
const PhoneStep = createLazyPart(async () => (await importPhoneLogin()).PhoneNumberStep)
const CodePage = createLazyPart(async () => (await importPhoneLogin()).PhoneCodeStep)

/** Login by email address and password, or by a code sent to the phone (spec section 2). */
export function LoginScreen() {
  const [tab, setTab] = useState('email')
  const [lastCode, setLastCode] = useState<SentCode>()
  const [isConfirming, setConfirming] = useState(false)
  usePreload(PhoneStep)

  if (isConfirming && lastCode)
    return (
      <Suspense fallback={<PartLoading />}>
        <CodePage code={lastCode} onResend={setLastCode} onBack={() => setConfirming(false)} />
      </Suspense>
    )

  const emailLogin = (
    <Suspense fallback={<PartLoading />}>
      <Form />
    </Suspense>
  )
  const phoneLogin = (
    <Suspense fallback={<PartLoading />}>
      <PhoneStep
        lastCode={lastCode}
        onSend={(code) => {
          setLastCode(code)
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
          aria-label="Login method"
          value={tab}
          onValueChange={setTab}
          fill
          keepMounted="visited"
          items={[
            { value: 'email', label: 'Email address', panelLabel: 'Login with a password', content: emailLogin },
            { value: 'phone', label: 'Phone number', panelLabel: 'Login with a code', content: phoneLogin },
          ]}
        />
        <RegisterPrompt />
      </Stack>
    </PublicPage>
  )
}
