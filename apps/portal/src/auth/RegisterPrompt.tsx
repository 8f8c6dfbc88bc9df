import { paths } from '@vehicle-partner/domain'
import { Link, Text } from '@vehicle-partner/ui'

/** Leads users without an account to registration. */
export function RegisterPrompt() {
  return (
    <Text tone="secondary">
      New here?{' '}
      <Link href={paths.register()} size="inherit">
        Join now
      </Link>
    </Text>
  )
}
