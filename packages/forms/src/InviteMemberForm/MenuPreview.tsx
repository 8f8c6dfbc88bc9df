import { isOwner, buildMenu, roles as everyRole, canSeeMoney } from '@vehicle-partner/domain'
import { Card, Divider, Inline, Stack, Text } from '@vehicle-partner/ui'

const whole = buildMenu(everyRole).flatMap(({ items }) => items)

/** The menu items that the roles open. */
export function MenuPreview({ roles }: { roles: readonly string[] }) {
  const open = buildMenu(roles).flatMap(({ items }) => items.map(({ id }) => id))
  return (
    <Card title="What they will see" titleLevel={3}>
      <Stack gap="medium">
        <Stack as="ul" gap="small">
          {whole.map(({ id, label }, index) => (
            <Stack as="li" key={id} gap="small">
              {index === 0 ? null : <Divider />}
              <Inline justify="between" wrap={false}>
                <Text as="span" weight={open.includes(id) ? 'strong' : 'regular'} tone={open.includes(id) ? 'primary' : 'secondary'}>
                  {label}
                </Text>
                {open.includes(id) ? null : (
                  <Text as="span" size="small" tone="secondary">
                    No access
                  </Text>
                )}
              </Inline>
            </Stack>
          ))}
        </Stack>
        {open.includes('dashboard') && !canSeeMoney(roles) ? (
          <Text size="small" tone="secondary">
            The dashboard shows trips and counts, no money.
          </Text>
        ) : null}
        {isOwner(roles) ? (
          <Text size="small" tone="secondary">
            An owner can also change the team and the settlement accounts.
          </Text>
        ) : null}
      </Stack>
    </Card>
  )
}
