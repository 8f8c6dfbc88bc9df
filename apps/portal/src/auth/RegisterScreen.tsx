import { paths } from '@vehicle-partner/domain'
import { Link, Stack, Text } from '@vehicle-partner/ui'
import { Suspense } from 'react'
import { createLazyForm } from '../loading/lazyComponents.tsx'
import { PartLoading } from '../loading/loadingFallbacks.tsx'
import { PublicPage } from './PublicPage.tsx'

/** The main form; the sitemap loads it together with the screen. */
export const Form = createLazyForm(async () => (await import('./AccountRegistration.tsx')).AccountRegistration)

/** Registers an account and signs in; the choice of a partner type follows (spec section 4). */
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
          <Link href={paths.login()} size="inherit">
            Login
          </Link>
        </Text>
      </Stack>
    </PublicPage>
  )
}
