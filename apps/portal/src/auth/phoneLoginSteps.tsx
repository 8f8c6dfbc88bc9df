import { OtpForm, PhoneLoginForm, type OtpValues, type PhoneLoginValues, type PhoneValue } from '@vehicle-partner/forms'
import { otpLength } from '@vehicle-partner/domain'
import { Button, DateText, PhoneText, Stack, Text } from '@vehicle-partner/ui'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useClock, usePortal } from '../session/PortalContext.ts'
import { hasErrorCode } from '../session/hasErrorCode.ts'
import { createAttempt, isUsable } from '../session/sentCode.ts'
import { useSession } from '../session/useSession.ts'
import { LazySupportContacts } from '../support/LazySupportContacts.tsx'
import { useErrorToast } from '../toasts/useErrorToast.ts'
import { useFormSubmit } from '../toasts/useFormSubmit.ts'
import { findLimitEnd, findResendTime, storePhoneLogin, type PhoneLogin } from './phoneLogin.ts'
import { RegisterPrompt } from './RegisterPrompt.tsx'
import { PublicPage } from './PublicPage.tsx'
import { SandboxOutboxLink } from './SandboxOutboxLink.tsx'

function useSendCode() {
  const { sessionManager } = usePortal()
  const clock = useClock()
  return async (number: PhoneValue): Promise<PhoneLogin> => {
    const { auth } = await sessionManager.api()
    const sent = await auth.requestOtp({ body: { phone: number.number, country_code: number.country, type: 'user' } })
    const { reference_id: reference, resend_after_s: resendSeconds } = sent
    const attempt = createAttempt()
    return { number, code: { reference, sentAt: clock().toISOString(), resendSeconds, isUsedUp: false, attempt }, isConfirming: true }
  }
}

/** Keeps the login over a reload of the tab. */
function useStoredLogin(login: PhoneLogin | undefined) {
  const { tabStorage } = usePortal().dependencies
  useEffect(() => {
    if (login) storePhoneLogin(tabStorage, login)
  }, [tabStorage, login])
}

export interface PhoneNumberStepProps {
  /** The login that is under way. */
  login: PhoneLogin | undefined
  onChange: (login: PhoneLogin) => void
}

/** Step 1: the phone number. */
export function PhoneNumberStep({ login, onChange }: PhoneNumberStepProps) {
  const sendCode = useSendCode()
  const clock = useClock()
  useStoredLogin(login)
  const form = useFormSubmit(async ({ phone }: PhoneLoginValues) => {
    const last = login?.number.number === phone.number ? login : undefined
    const now = clock()
    const isLastUsable = last?.code !== undefined && isUsable(last.code, now)
    // The server rejects another request before this time: use the last code.
    if (isLastUsable && Date.parse(findResendTime(last) ?? '') > now.getTime()) return onChange({ ...last, isConfirming: true })
    try {
      onChange(await sendCode(phone))
    } catch (error) {
      const resendAt = findLimitEnd(error, clock())
      if (resendAt === undefined) throw error
      onChange({ ...last, number: phone, resendAt, isConfirming: isLastUsable })
      if (!isLastUsable) throw error
    }
  })
  return (
    <Stack gap="medium">
      <PhoneLoginForm number={login?.number} focused={login !== undefined} {...form} />
      {login?.resendAt === undefined ? null : (
        <Text size="small" tone="secondary">
          The next code for <PhoneText value={login.number.number} homeCountry="" /> can be sent at{' '}
          <DateText value={login.resendAt} format="time" />.
        </Text>
      )}
    </Stack>
  )
}

export interface PhoneCodeStepProps {
  login: PhoneLogin
  onChange: (login: PhoneLogin) => void
}

/** Step 2: the code. */
export function PhoneCodeStep({ login, onChange }: PhoneCodeStepProps) {
  const { number, code } = login
  const { signInWith } = useSession()
  const { dependencies } = usePortal()
  const { clock, tabStorage, sandbox } = dependencies
  const sendCode = useSendCode()
  const { withErrorToast } = useErrorToast()
  useStoredLogin(login)
  const [isLockedOut, setLockedOut] = useState(false)
  const [isExpired] = useState(() => !code || !isUsable(code, clock()))
  const form = useFormSubmit(async ({ otp_code }: OtpValues) => {
    try {
      const verification = {
        params: { referenceId: code?.reference ?? '' },
        body: { otp_code, type: 'user' as const, attempt: code?.attempt },
      }
      await signInWith(
        async ({ auth }) => {
          const user = await auth.verifyOtp(verification)
          storePhoneLogin(tabStorage, undefined)
          return user
        },
        { content: JSON.stringify(verification) },
      )
    } catch (error) {
      setLockedOut(hasErrorCode(error, 'Forbidden', 'LoginError'))
      if (code && hasErrorCode(error, 'OtpExpired')) onChange({ ...login, code: { ...code, isUsedUp: true } })
      throw error
    }
  })
  const resend = withErrorToast(async () => {
    try {
      onChange(await sendCode(number))
    } catch (error) {
      const resendAt = findLimitEnd(error, clock())
      if (resendAt !== undefined) onChange({ ...login, resendAt })
      throw error
    }
  })
  return (
    <PublicPage
      backLink={
        <Button variant="quiet" size="small" flush startIcon={<ArrowLeft />} onClick={() => onChange({ ...login, isConfirming: false })}>
          Back
        </Button>
      }
      title="Confirm OTP"
      description={
        <>
          Enter the {otpLength}-digit code we sent by SMS to{' '}
          <strong>
            <PhoneText value={number.number} homeCountry="" />
          </strong>
          .
        </>
      }
    >
      <Stack gap="xlarge">
        <OtpForm
          {...form}
          sentAt={code?.sentAt ?? clock().toISOString()}
          resendAt={findResendTime(login)}
          expired={isExpired}
          // The toast announces it.
          announcesRejection={false}
          clock={clock}
          onResend={resend}
          expiredHelp={<LazySupportContacts topic="My login code does not work" />}
          help={
            sandbox ? (
              <Text size="small" tone="secondary">
                <SandboxOutboxLink to={number.number}>See the code</SandboxOutboxLink>
              </Text>
            ) : null
          }
        />
        <RegisterPrompt />
        {isLockedOut ? <LazySupportContacts topic="I cannot log in" /> : null}
      </Stack>
    </PublicPage>
  )
}
