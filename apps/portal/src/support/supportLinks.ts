import type { PageSettings } from '../session/pageSettings.ts'

/** A way to reach support. */
export interface SupportLink {
  kind: 'phone' | 'whatsapp' | 'email'
  href: string
  /** What a menu shows. */
  label: string
  /** Another site opens beside the portal. */
  target?: '_blank'
}

/** The ways to reach support that the operator has set. `topic` begins the message, such as "My code does not work". */
export function listSupportLinks({ supportPhone, supportWhatsapp, supportEmail }: PageSettings, topic = ''): SupportLink[] {
  const text = encodeURIComponent(`Hello Vehicle Partner support. ${topic === '' ? 'I need help.' : `${topic}.`}`)
  const subject = encodeURIComponent(topic === '' ? 'I need help' : topic)
  const links: SupportLink[] = []
  if (supportPhone !== undefined) links.push({ kind: 'phone', href: `tel:${supportPhone}`, label: 'Call support' })
  if (supportWhatsapp !== undefined)
    links.push({
      kind: 'whatsapp',
      href: `https://wa.me/${supportWhatsapp.replace('+', '')}?text=${text}`,
      label: 'WhatsApp',
      target: '_blank',
    })
  if (supportEmail !== undefined) links.push({ kind: 'email', href: `mailto:${supportEmail}?subject=${subject}`, label: 'E-mail support' })
  return links
}
