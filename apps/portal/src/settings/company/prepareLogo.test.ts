import { expect, test } from 'vitest'
import { prepareLogo } from './prepareLogo.ts'

test.each([
  ['application/pdf', 10, { problem: 'Please choose a JPG, PNG or WebP picture' }],
  ['image/png', 10, { file: expect.any(File) as File }],
  // A picture that the browser cannot make smaller.
  ['image/png', 5 * 1024 * 1024 + 1, { problem: 'File must be less than 5 MB' }],
])('a file of %s with %d bytes', async (type, size, expected) => {
  expect(await prepareLogo(new File([new Uint8Array(size)], 'logo', { type }))).toEqual(expected)
})
