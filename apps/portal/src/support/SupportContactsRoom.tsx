import { Button, Stack, Text } from '@vehicle-partner/ui'
import { usePageSettings } from '../session/usePageSettings.ts'

/** Empty room as tall as the contacts of support, which load after the page. Text and buttons without words have their exact height. */
export function SupportContactsRoom() {
  const { supportPhone, supportWhatsapp, supportEmail, supportHours } = usePageSettings()
  // As many as `listSupportLinks` makes links of, without its words.
  const contacts = [supportPhone, supportWhatsapp, supportEmail].filter((each) => each !== undefined)
  if (contacts.length === 0) return null
  return (
    <Stack gap="xsmall" aria-hidden="true">
      <Stack gap="none">
        <Text size="label">{'\u00a0'}</Text>
        {supportHours === undefined ? null : <Text size="small">{'\u00a0'}</Text>}
      </Stack>
      <Stack as="ul" gap="none" align="start">
        {contacts.map((contact) => (
          <li key={contact}>
            <Button variant="quiet" flush disabled>
              {'\u00a0'}
            </Button>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
