import { addDays, type Day } from '@vehicle-partner/domain'
import type { Document } from './document.ts'

const compactDay = (day: Day) => day.replaceAll('-', '')
const escapeText = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')

/** Folds a line to at most 75 bytes (RFC 5545). */
function foldLine(line: string): string {
  const out: string[] = []
  let part = ''
  for (const sign of line) {
    if (new TextEncoder().encode(part + sign).length > 73) {
      out.push(part)
      part = ''
    }
    part += sign
  }
  return [...out, part].join('\r\n ')
}

/** An iCalendar file with the expiry date of each document and a reminder two weeks before (RFC 5545). */
export function formatExpiryCalendar(name: string, documents: readonly Document[], now: Date): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const events = documents.flatMap(({ id, label, owner_label, expiry_date, number }) =>
    expiry_date === null
      ? []
      : [
          'BEGIN:VEVENT',
          `UID:${id}@vehicle-partner`,
          `DTSTAMP:${stamp}`,
          `DTSTART;VALUE=DATE:${compactDay(expiry_date)}`,
          `DTEND;VALUE=DATE:${compactDay(addDays(expiry_date, 1))}`,
          `SUMMARY:${escapeText(`${label} of ${owner_label} expires`)}`,
          // A day on which something expires is not a day without time for other things.
          'TRANSP:TRANSPARENT',
          ...(number === null ? [] : [`DESCRIPTION:${escapeText(number)}`]),
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escapeText(`${label} of ${owner_label} expires in two weeks`)}`,
          'TRIGGER:-P14D',
          'END:VALARM',
          'END:VEVENT',
        ],
  )
  const head = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vehicle Partner//Documents//EN',
    `X-WR-CALNAME:${escapeText(`Documents of ${name}`)}`,
    // How often calendars ask again: RFC 7986, and the name that Outlook reads.
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
  ]
  return [...head, ...events, 'END:VCALENDAR', ''].map(foldLine).join('\r\n')
}
