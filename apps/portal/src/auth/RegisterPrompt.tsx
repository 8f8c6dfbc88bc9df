import { Link, Text } from '@vehicle-partner/ui'

/** The way to sign up, for who has no account. */
export function RegisterPrompt() {
  return (
    <Text tone="secondary">
      New here?{' '}
      <Link href="/register" size="inherit">
        Join now
      </Link>
    </Text>
  )
}
