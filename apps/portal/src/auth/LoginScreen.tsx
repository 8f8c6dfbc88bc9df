import { safeRedirect } from '@vehicle-partner/domain'
import { Stack, Tabs } from '@vehicle-partner/ui'
import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { RegisterPrompt } from './RegisterPrompt.tsx'
import { createLazyPart, createLazyForm, usePreload } from '../loading/lazyComponents.tsx'
import { usePortal } from '../session/PortalContext.ts'
import { draftSavedState } from '../session/useSession.ts'
import type { PhoneLogin } from './phoneLogin.ts'
import { phoneLoginKey } from './phoneLoginKey.ts'
import { PublicPage } from './PublicPage.tsx'
import { PartLoading } from '../loading/loadingFallbacks.tsx'

// The page is painted before its forms have loaded. The e-mail form loads first: most users log in with it.
const EmailForm = createLazyForm(async () => (await import('./EmailLogin.tsx')).EmailLogin)
const importPhoneLogin = () => import('./phoneLoginSteps.tsx')
const CodePage = createLazyPart(async () => (await importPhoneLogin()).PhoneCodeStep)
// With the page of the code, of the same chunk: loaded later, its fallback would replace the whole page for a moment.
const PhoneStep = createLazyPart(async () => (await Promise.all([importPhoneLogin(), CodePage.load()]))[0].PhoneNumberStep)
const LoginNotice = createLazyPart(async () => (await import('./LoginNotice.tsx')).LoginNotice)

let isNoticeLoaded = false
/** What the sitemap loads together with the screen: the main form, and the notice, which would move the form if it came later. */
export const Form = {
  async load() {
    await Promise.all([EmailForm.load(), LoginNotice.load()])
    isNoticeLoaded = true
  },
}

/** Login by email address and password, or by a code sent to the phone (spec section 2). */
export function LoginScreen() {
  const [tab, setTab] = useState('email')
  const [help, setHelp] = useState<ReactNode>(null)
  const [phoneLogin, setPhoneLogin] = useState<PhoneLogin>()
  const { state, search } = useLocation()
  const isDraftSaved = state === draftSavedState
  // The login does not lead to an address outside the portal. The server chooses the document by the same rule.
  const leadsOn = safeRedirect(new URLSearchParams(search).get('redirect'), '') !== ''
  const isExpected = isDraftSaved || leadsOn
  // The first render of a loaded page equals its document, which knows the address, not the state of the navigation. A transition waits for
  // the form, which loads later: another update would replace it by its fallback, with what is being typed.
  const [hasNotice, setHasNotice] = useState(leadsOn || (isDraftSaved && isNoticeLoaded))
  useEffect(() => startTransition(() => setHasNotice(isExpected)), [isExpected])
  const { dependencies, sessionManager, unsentForms } = usePortal()
  const { tabStorage, clock } = dependencies
  usePreload(PhoneStep)
  // After the first paint, which is the same for every visitor.
  useEffect(() => {
    const restore = async () => {
      if (tabStorage.getItem(phoneLoginKey) === null) return
      const [{ restorePhoneLogin }] = await Promise.all([import('./phoneLogin.ts'), PhoneStep.load()])
      const login = restorePhoneLogin(tabStorage, clock())
      if (!login) return
      setTab('phone')
      setPhoneLogin(login)
    }
    // Private windows throw; without the chunks the user begins again.
    restore().catch(() => undefined)
  }, [tabStorage, clock])

  if (phoneLogin?.isConfirming)
    return (
      <Suspense fallback={<PartLoading />}>
        <CodePage login={phoneLogin} onChange={setPhoneLogin} />
      </Suspense>
    )

  const emailPanel = (
    <Suspense fallback={<PartLoading />}>
      <EmailForm onHelp={setHelp} />
    </Suspense>
  )
  const phonePanel = (
    <Suspense fallback={<PartLoading />}>
      <PhoneStep login={phoneLogin} onChange={setPhoneLogin} />
    </Suspense>
  )
  return (
    <PublicPage
      title="Welcome Partner"
      description="Vehicle Partner Portal - a new experience to managing your Vehicles and Drivers and earning with them"
    >
      <Stack gap="xlarge">
        {hasNotice ? (
          <Suspense>
            <LoginNotice isDraftSaved={isDraftSaved} endedBy={sessionManager.endedBy()} hasUnsentForm={!unsentForms.isEmpty()} />
          </Suspense>
        ) : null}
        <Tabs
          aria-label="Login method"
          value={tab}
          onValueChange={setTab}
          fill
          keepMounted="visited"
          items={[
            { value: 'email', label: 'Email address', panelLabel: 'Login with a password', content: emailPanel },
            { value: 'phone', label: 'Phone number', panelLabel: 'Login with a code', content: phonePanel },
          ]}
        />
        <RegisterPrompt />
        {/* Below everything that may be pressed when it comes. */}
        {help}
      </Stack>
    </PublicPage>
  )
}
