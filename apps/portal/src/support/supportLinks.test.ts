import { expect, test } from 'vitest'
import { listSupportLinks } from './supportLinks.ts'

const settings = { supportPhone: '+2342018880142', supportWhatsapp: '+2348030009999', supportEmail: 'support@demo.test' }

test.each([
  ['nothing is set', {}, undefined, []],
  [
    'all is set',
    settings,
    undefined,
    [
      'tel:+2342018880142',
      'https://wa.me/2348030009999?text=Hello%20Vehicle%20Partner%20support.%20I%20need%20help.',
      'mailto:support@demo.test?subject=I%20need%20help',
    ],
  ],
  [
    'the topic begins the message',
    { supportWhatsapp: settings.supportWhatsapp, supportEmail: settings.supportEmail },
    'My code does not work',
    [
      'https://wa.me/2348030009999?text=Hello%20Vehicle%20Partner%20support.%20My%20code%20does%20not%20work.',
      'mailto:support@demo.test?subject=My%20code%20does%20not%20work',
    ],
  ],
  ['only what is set is shown', { supportPhone: settings.supportPhone }, 'My payout failed', ['tel:+2342018880142']],
])('%s', (_, given, topic, expected) => expect(listSupportLinks(given, topic).map(({ href }) => href)).toEqual(expected))
