// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { validateMetadata, isSameFile, validateContent } from './validateFile.ts'
import { namePastedFile, toSafeFileName, formatFileSize } from './fileNames.ts'
import { formatAccept, isAcceptedByName, isMimeTypeAccepted, type FileKind } from './fileKinds.ts'

const MB = 1024 * 1024
const accept: FileKind[] = ['jpg', 'png', 'heic', 'pdf']
const rules = { accept, maxSize: 5 * MB, minSize: 1, isAcceptedByName }

describe('validateMetadata', () => {
  test.each([
    ['bill.pdf', 'application/pdf', 5 * MB, undefined],
    ['bill.pdf', 'application/pdf', 5 * MB + 1, 'tooBig'],
    ['bill.pdf', 'application/pdf', 0, 'empty'],
    ['bill.PDF', 'application/pdf', 9, undefined],
    ['bill.jpeg', 'image/jpeg', 9, undefined],
    ['IMG_0042.HEIC', '', 9, undefined],
    ['bill.pdf', 'application/octet-stream', 9, undefined],
    ['1000012345', 'image/jpeg', 9, undefined],
    ['1000012345', '', 9, 'type'],
    ['photo.exe', 'image/png', 9, 'type'],
    ['bill.pdf', 'text/html', 9, 'type'],
    ['bill.pdf.exe', 'application/pdf', 9, 'type'],
    ['photo.jpg', 'image/png', 9, undefined],
    ['anim.gif', 'image/gif', 9, 'type'],
    ['notes.txt', 'text/plain', 9, 'type'],
  ])('%s as "%s" of %i bytes', (name, type, size, reason) => {
    expect(validateMetadata({ name, type, size }, rules)).toBe(reason)
  })

  test('rejects a file that is too small and trusts a listed extension', () => {
    expect(validateMetadata({ name: 'a.pdf', type: '', size: 9 }, { ...rules, minSize: 10 })).toBe('tooSmall')
    expect(
      validateMetadata({ name: 'drivers.csv', type: 'application/vnd.ms-excel', size: 9 }, { ...rules, accept: ['.csv'] }),
    ).toBeUndefined()
  })
})

const bytes = (text: string) => new Blob([Uint8Array.from(text, (sign) => sign.charCodeAt(0))])

describe('validateContent', () => {
  test.each<[string, string, FileKind[], string | undefined]>([
    ['a photograph', '\u00ff\u00d8\u00ff\u00e1Exif', accept, undefined],
    ['a PNG', '\u0089PNG\r\n\u001a\n', accept, undefined],
    ['a HEIC', '\0\0\0\u0024ftypheic', accept, undefined],
    ['a HEIC that is not accepted', '\0\0\0\u0024ftypheic', ['jpg'], 'content'],
    ['a film in the same box', '\0\0\0\u0024ftypisom', accept, 'content'],
    ['a WebP', 'RIFF\0\0\0\0WEBPVP8 ', ['webp'], undefined],
    ['a sound in the same box', 'RIFF\0\0\0\0WAVE', ['webp'], 'content'],
    ['a PDF', '%PDF-1.4', accept, undefined],
    ['a PDF with data before its header', `${'x'.repeat(1000)}%PDF-1.4`, accept, undefined],
    ['a PDF too far in', `${'x'.repeat(1024)}%PDF-1.4`, accept, 'content'],
    ['a program', 'MZ\u0090', accept, 'content'],
    ['a page', '<!doctype html>', accept, 'content'],
    ['a table whose kind has no mark', 'name,phone', ['pdf', '.csv'], undefined],
  ])('%s', async (_what, text, kinds, reason) => {
    expect(await validateContent(bytes(text), { accept: kinds })).toBe(reason)
  })

  test('rejects an unreadable file', async () => {
    const broken = bytes('%PDF-')
    broken.slice = () => {
      throw new DOMException('Gone', 'NotReadableError')
    }
    expect(await validateContent(broken, { accept })).toBe('unreadable')
  })
})

test('formatAccept lists extensions and types, not image/*', () => {
  expect(formatAccept(['jpg', 'pdf', '.csv'])).toBe('.jpg,.jpeg,.jfif,image/jpeg,image/pjpeg,.pdf,application/pdf,application/x-pdf,.csv')
  expect(isMimeTypeAccepted('image/jpeg', ['jpg'])).toBe(true)
  expect(isMimeTypeAccepted('text/plain', ['jpg'])).toBe(false)
  expect(isMimeTypeAccepted('text/plain', ['jpg', '.txt'])).toBe(true)
})

test.each([
  [{ name: 'a', size: 1, lastModified: 1 }, { name: 'a', size: 1, lastModified: 1 }, true],
  [{ name: 'a', size: 1, lastModified: 1 }, { name: 'a', size: 1, lastModified: 2 }, false],
  [{ name: 'a', size: 1 }, { name: 'a', size: 1, lastModified: 2 }, true],
  [{ name: 'a', size: 1 }, { name: 'a', size: 2 }, false],
  [{ name: 'a', size: 1 }, { name: 'b', size: 1 }, false],
])('isSameFile of %j and %j is %s', (a, b, same) => {
  expect(isSameFile(a, b)).toBe(same)
})

test.each([
  [0, '0 B'],
  [972, '972 B'],
  [1024, '1 kB'],
  [2_936_012, '2.8 MB'],
  [5 * MB, '5 MB'],
  [3 * 1024 * MB, '3 GB'],
])('formatFileSize of %i is %s', (size, text) => {
  expect(formatFileSize(size)).toBe(text)
})

test.each([
  ['bill.pdf', 'bill.pdf'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\Ngozi\\bill.pdf', 'bill.pdf'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['a\nb\u0000.pdf', 'ab.pdf'],
  ['👩‍👩‍👧‍👦 bus 🚍.jpg', '👩‍👩‍👧‍👦 bus 🚍.jpg'],
  ['Ọlá Núñez.pdf', 'Ọlá Núñez.pdf'],
  ['../', '?'],
  [`${'x'.repeat(251)}.pdf`, `${'x'.repeat(47)}…${'x'.repeat(12)}.pdf`],
])('toSafeFileName of %j is %s', (name, printed) => {
  expect(toSafeFileName(name)).toBe(printed)
})

test.each([
  ['image.png', 'image/png', 'pasted-picture-3.png'],
  ['', 'image/jpeg', 'pasted-picture-3.jpeg'],
  ['', '', 'pasted-picture-3.png'],
  ['bill.pdf', 'application/pdf', 'bill.pdf'],
])('namePastedFile of %j is %s', (name, type, called) => {
  expect(namePastedFile(new File(['x'], name, { type }), 3, 'pasted-picture')).toMatchObject({ name: called, type, size: 1 })
})
