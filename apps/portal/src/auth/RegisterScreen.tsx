import { Link, Stack, Text } from '@vehicle-partner/ui'
import { Suspense } from 'react'
import { lazyForm } from '../loading/lazyWithRetry.tsx'
import { PartLoading } from '../loading/loadingFallbacks.tsx'
import { PublicPage } from './PublicPage.tsx'

/** What the page is there for. */
export const Form = lazyForm(async () => (await import('./AccountRegistration.tsx')).AccountRegistration)

/** Signs up; whoever has done so is logged in, and chooses next what kind of partner they are (spec section 4). */
export function RegisterScreen() {
  return (
    <PublicPage
      verticalAlign="top"
      title="Become a vehicle partner"
      description="Create your account. Next you tell us who you are and add your vehicles."
    >
      <Stack gap="xlarge">
        <Suspense fallback={<PartLoading />}>
          <Form />
        </Suspense>
        <Text tone="secondary">
          Have an account?{' '}
          <Link href="/login" size="inherit">
            Login
          </Link>
        </Text>
      </Stack>
    </PublicPage>
  )
}
