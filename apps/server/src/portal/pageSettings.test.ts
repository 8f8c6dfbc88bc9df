import { expect, test } from 'vitest'
import { fillPageTexts, listPageTexts, type PageSettings } from './pageSettings.ts'

const page =
  '<html><section aria-label="Support" data-settings="supportPhone supportEmail"><span class="a" data-settings="supportHours">*supportHours*</span><ul>' +
  '<li data-settings="supportPhone"><a href="tel:+*supportPhone*"><svg></svg>Call *supportPhoneText*</a></li>\n' +
  '<li data-settings="supportEmail"><a href="mailto:*supportEmail*">*supportEmail*</a></li></ul></section><p>*other*</p></html>'
const readTexts = (settings: PageSettings) =>
  fillPageTexts(page, listPageTexts(settings))
    .replaceAll(/ (data-settings|aria-label|class)="[^"]*"/g, '')
    .replaceAll('\n', '')

test.each<[string, PageSettings, string]>([
  ['nothing', {}, '<html><p>*other*</p></html>'],
  ['hours alone', { supportHours: 'Daily' }, '<html><p>*other*</p></html>'],
  [
    'a phone number',
    { supportPhone: '+2342018880142' },
    '<html><section><ul><li><a href="tel:+2342018880142"><svg></svg>Call 0201 888 0142</a></li></ul></section><p>*other*</p></html>',
  ],
  [
    'an address and hours with special signs',
    { supportEmail: `o'neil@example.com`, supportHours: '$& <b>*supportPhone*' },
    '<html><section><span>$&amp; &lt;b&gt;*supportPhone*</span><ul><li><a href="mailto:o&#39;neil@example.com">o&#39;neil@example.com</a></li></ul></section><p>*other*</p></html>',
  ],
])('a prerendered page shows what is set: %s', (_, settings, expected) => expect(readTexts(settings)).toBe(expected))
