import { Button, PhoneText, Stack, Text } from '@vehicle-partner/ui'
import { Mail, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePageSettings } from '../session/usePageSettings.ts'
import { listSupportLinks, type SupportLink } from './supportLinks.ts'

const icons: Readonly<Record<SupportLink['kind'], typeof Phone>> = { phone: Phone, whatsapp: MessageCircle, email: Mail }

/** The settings of the links, by which the server leaves out of a prerendered page what is not set. */
const settingNames = { phone: 'supportPhone', whatsapp: 'supportWhatsapp', email: 'supportEmail' } as const

export interface SupportContactsProps {
  /** @default 'Still need help?' */
  title?: string
  /** What the user needs help with; begins the message, such as "My code does not work". */
  topic?: string
}

/** Phone, WhatsApp and e-mail of support, as far as the operator has set them: in the FAQ, and wherever a user cannot go on alone. */
export function SupportContacts({ title = 'Still need help?', topic }: SupportContactsProps) {
  const settings = usePageSettings()
  const links = listSupportLinks(settings, topic)
  if (links.length === 0) return null
  const labels: Readonly<Record<SupportLink['kind'], ReactNode>> = {
    phone: (
      <span>
        Call <PhoneText value={settings.supportPhoneText ?? settings.supportPhone} />
      </span>
    ),
    whatsapp: 'WhatsApp',
    email: settings.supportEmail,
  }
  return (
    <Stack as="section" gap="xsmall" aria-label="Support" data-settings={Object.values(settingNames).join(' ')}>
      <Stack gap="none">
        <Text size="label">{title}</Text>
        {settings.supportHours === undefined ? null : (
          <Text size="small" tone="secondary" data-settings="supportHours">
            {settings.supportHours}
          </Text>
        )}
      </Stack>
      <Stack as="ul" gap="none" align="start">
        {links.map(({ kind, href, target }) => {
          const Icon = icons[kind]
          return (
            <li key={kind} data-settings={settingNames[kind]}>
              <Button variant="quiet" flush href={href} target={target} startIcon={<Icon />}>
                {labels[kind]}
              </Button>
            </li>
          )
        })}
      </Stack>
    </Stack>
  )
}
